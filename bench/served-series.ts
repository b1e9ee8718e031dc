// The load runs of `npm run bench -- house`, as options of `punto load`, and the figures that are read from each report.

/** The part of the JSON report of `punto load` that is read here. */
export type LoadReport = {
  readonly sound: boolean;
  readonly accepted: number;
  readonly acceptedPerSecondInBursts: number | null;
  readonly answer: Times | null;
  readonly settlement: Times | null;
  readonly processor: Readonly<
    Record<'serverPerTicketInBurstsUs' | 'serverPerTicketOverAllUs' | 'serverShareAtRest', number | null>
  >;
  readonly memory: {
    readonly perPatronBytes: number | null;
    /** Absent in reports of trees that did not measure it. */
    readonly perFurtherPatronBytes?: number | null;
  };
};

type Times = { readonly p50Ms: number; readonly p99Ms: number };

export type Figure = {
  readonly what: string;
  readonly of: (report: LoadReport) => number | null | undefined;
};

export type Series = {
  readonly name: string;
  readonly options: readonly string[];
  readonly figures: readonly Figure[];
};

/** Also sent to the bare server. */
export const BURSTS = { patrons: 5_000, tickets: 4, rate: 20_000 };

const perSecond: Figure = {
  what: 'tickets a second in bursts',
  of: (report) => report.acceptedPerSecondInBursts,
};
const inBursts: Figure = {
  what: 'server’s processor a ticket in bursts, µs',
  of: (report) => report.processor.serverPerTicketInBurstsUs,
};
const overAll: Figure = {
  what: 'server’s processor a ticket over the whole run, µs',
  of: (report) => report.processor.serverPerTicketOverAllUs,
};
const median: Figure = { what: 'answer, p50, ms', of: (report) => report.answer?.p50Ms };
const answer: Figure = { what: 'answer, p99, ms', of: (report) => report.answer?.p99Ms };
const settlement: Figure = {
  what: 'record of the result at the patron, p99, ms',
  of: (report) => report.settlement?.p99Ms,
};

const words = (text: string): readonly string[] => text.split(' ');
const even = (rate: number, more: string): Series => ({
  name: `even-${rate}`,
  options: words(`--burst even --rate ${rate} --tables 20 ${more}`),
  figures: [median, answer, overAll],
});

export const SERIES: readonly Series[] = [
  {
    name: 'bursts',
    options: words(
      `--patrons ${BURSTS.patrons} --tables 20 --rounds 4 --warm-up 2 --tickets ${BURSTS.tickets} --rate ${BURSTS.rate}`,
    ),
    figures: [perSecond, inBursts, overAll],
  },
  even(500, '--patrons 2500 --rounds 3 --warm-up 1'),
  even(2_000, '--patrons 2500 --rounds 8 --warm-up 2'),
  even(5_000, '--patrons 5000 --rounds 8 --warm-up 2'),
  {
    name: 'settlement',
    options: words('--patrons 10000 --tables 1 --rounds 4 --warm-up 3'),
    figures: [settlement],
  },
  {
    name: 'settlement-live',
    options: words('--patrons 10000 --tables 1 --rounds 3 --warm-up 1 --pace live'),
    figures: [settlement],
  },
  {
    name: 'watchers',
    options: words('--patrons 0 --watchers 5000 --rounds 0 --pace live --idle 20'),
    figures: [
      {
        what: 'memory of each further patron who looks on, kB',
        of: ({ memory }) => (memory.perFurtherPatronBytes ?? Number.NaN) / 1000,
      },
      {
        what: 'growth of memory from the start, per patron, kB',
        of: ({ memory }) => (memory.perPatronBytes ?? Number.NaN) / 1000,
      },
      {
        what: 'server’s core at rest, %',
        of: ({ processor }) => (processor.serverShareAtRest ?? Number.NaN) * 100,
      },
    ],
  },
];
