// Writes answers one batch after the other, so that memory does not grow with the number of lines.
import { formatShoe, type NotedCoup } from '@punto/engine/notation';
import type { ShoeTags } from '@punto/engine/notation/tags';
import {
  answerColumns,
  answerJson,
  answerRow,
  type CoupAnswer,
  handsInWords,
  type Question,
  whyOf,
} from './answer.ts';
import type { NotationFormat } from './format-option.ts';
import { inCoins, netMinor, netsOf } from './net.ts';
import { csvHead, csvRows } from './report.ts';
import type { Style } from './shell.ts';
import { drawTable } from './table.ts';

export type AnswerWriter = {
  readonly begin: () => string;
  readonly batch: (answers: readonly CoupAnswer[]) => string;
  readonly end: () => string;
  /** Whether it has a place for the answer to a line that is no coup. */
  readonly tellsFaults: boolean;
};

type MakeWriter = (question: Question, tags: ShoeTags, style: Style) => AnswerWriter;

const NOTHING = () => '';

const jsonLines: MakeWriter = (question) => ({
  begin: NOTHING,
  batch: (answers) => answers.map((answer) => `${JSON.stringify(answerJson(answer, question))}\n`).join(''),
  end: NOTHING,
  tellsFaults: true,
});

const csvLines: MakeWriter = (question) => {
  const columns = answerColumns(question);
  return {
    begin: () => csvHead(columns),
    batch: (answers) =>
      csvRows(
        columns,
        answers.map((answer) => answerRow(answer, question)),
      ),
    end: NOTHING,
    tellsFaults: true,
  };
};

/** The coups as a shoe, which can only be written whole. */
const notation: MakeWriter = (_question, tags) => {
  const coups: NotedCoup[] = [];
  return {
    begin: NOTHING,
    batch: (answers) => {
      for (const answer of answers) {
        if (answer.ok) coups.push({ comments: [], number: coups.length + 1, ...answer });
      }
      return '';
    },
    end: () => formatShoe({ tags, comments: [], coups }),
    tellsFaults: false,
  };
};

/** One coup for people: the hands, the reasons, the nets. */
const coupTable: MakeWriter = ({ ids, explain }, _tags, style) => ({
  begin: NOTHING,
  batch: (answers) =>
    answers
      .flatMap((answer) => {
        if (!answer.ok) return [];
        const nets = Object.entries(netsOf(answer.coup, ids)).map(([option, net]) => ({ option, net }));
        const columns = [
          { key: 'option', title: 'Option' },
          { key: 'net', title: 'Net of 1', align: 'right' as const },
        ];
        const why = explain ? ['', ...whyOf(answer.coup)] : [];
        return [...handsInWords(answer.coup, style), ...why, '', drawTable(columns, nets, style), ''];
      })
      .join('\n'),
  end: NOTHING,
  tellsFaults: false,
});

/** For people, of many coups: the result of a stake of 1 in every round. */
const totalsTable: MakeWriter = ({ ids }, _tags, style) => {
  const totals = ids.map((option) => ({ option, won: 0, pushed: 0, lost: 0, netMinor: 0 }));
  return {
    begin: NOTHING,
    batch: (answers) => {
      for (const answer of answers) {
        if (!answer.ok) continue;
        for (const total of totals) {
          const net = netMinor(answer.coup, total.option);
          total.netMinor += net;
          total[net > 0 ? 'won' : net < 0 ? 'lost' : 'pushed'] += 1;
        }
      }
      return '';
    },
    end: () => {
      const rows = totals.map(({ netMinor: net, ...counts }) => ({ ...counts, net: inCoins(net) }));
      return `${drawTable(TOTALS, rows, style)}\n`;
    },
    tellsFaults: false,
  };
};

const TOTALS = ['Option', 'Won', 'Pushed', 'Lost', 'Net'].map((title) => ({
  key: title.toLowerCase(),
  title,
  align: title === 'Option' ? ('left' as const) : ('right' as const),
}));

/** The output of `table`, the format for people, for each source of coups. */
export const WRITERS: Readonly<
  Record<'one' | 'lines' | 'shoe', Readonly<Record<NotationFormat, MakeWriter>>>
> = {
  one: { table: coupTable, json: jsonLines, csv: csvLines, notation },
  lines: { table: jsonLines, json: jsonLines, csv: csvLines, notation },
  shoe: { table: totalsTable, json: jsonLines, csv: csvLines, notation },
};
