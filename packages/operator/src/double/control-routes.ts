// The control API of the reference operator, for tests: patrons, launches, sessions, faults, clock, copies of the book. A page of
// another site cannot send these without a CORS preflight: bodies must be JSON, and calls without a body use PUT.

import { exponentOf } from '@punto/engine/currency';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { SessionAnswerSchema } from '../contract/answers.ts';
import { WALLET_CALLS } from '../contract/calls.ts';
import { WALLET_CODES } from '../contract/code.ts';
import {
  Amount,
  CLOSED,
  CurrencyCode,
  LanguageTag,
  LaunchRef,
  PatronRef,
  SessionRef,
  Words,
} from '../contract/shapes.ts';
import type { Double } from './double-state.ts';
import { FAULT_NAMES } from './fault.ts';
import type { BookCopy, OperatorBook } from './sqlite-book.ts';

const PatronControl = Compile(
  Type.Object(
    {
      currency: CurrencyCode,
      deposit: Type.Optional(Amount),
      blocked: Type.Optional(Type.Boolean()),
      limits: Type.Optional(
        Type.Object(
          {
            stake: Type.Optional(Amount),
            loss: Type.Optional(Amount),
            turnover: Type.Optional(Amount),
            playUntil: Type.Optional(Amount),
            realityCheck: SessionAnswerSchema.properties.realityCheck,
          },
          CLOSED,
        ),
      ),
    },
    CLOSED,
  ),
);
const LaunchControl = Compile(Type.Object({ launch: LaunchRef, patron: PatronRef }, CLOSED));
const SessionControl = Compile(
  Type.Object({ session: SessionRef, patron: PatronRef, ended: Type.Boolean() }, CLOSED),
);
const FaultControl = Compile(
  Type.Object(
    {
      seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 ** 32 - 1 })),
      rules: Type.Array(
        Type.Object(
          {
            fault: Type.Enum([...FAULT_NAMES]),
            call: Type.Optional(Type.Enum([...WALLET_CALLS])),
            patron: Type.Optional(PatronRef),
            share: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
          },
          CLOSED,
        ),
      ),
    },
    CLOSED,
  ),
);
const SentenceControl = Compile(
  Type.Partial(
    Type.Object(
      Object.fromEntries(
        WALLET_CODES.map((code) => [
          code,
          Type.Object({ say: Words('The sentence.'), lang: Type.Optional(LanguageTag) }, CLOSED),
        ]),
      ),
    ),
    CLOSED,
  ),
);
const ClockControl = Compile(
  Type.Object({ offsetSeconds: Type.Integer({ minimum: -86_400, maximum: 86_400 }) }, CLOSED),
);

const MOST_ENTRIES = 100_000;

/** Answers 400 with the change to make. */
const refused = (reply: FastifyReply, message: string) => reply.code(400).send({ message });

type Errors = {
  readonly Errors: (value: unknown) => readonly { readonly instancePath: string; readonly message: string }[];
};

const faultIn = (schema: Errors, body: unknown): string => {
  const [first] = schema.Errors(body);
  return `body${first?.instancePath ?? ''} ${first?.message ?? 'is not right'}`;
};

export const controlRoutes = ({ http, state, now }: Double, book: OperatorBook): void => {
  const copies = new Map<string, BookCopy>();
  sentenceRoute({ http, state });
  http.removeContentTypeParser('text/plain');

  http.get('/control/book', async () => ({
    patrons: book.patrons(),
    sums: book.sums(),
    calls: book.ledger(MOST_ENTRIES),
  }));

  http.put<{ Params: { patron: string } }>('/control/patrons/:patron', async ({ params, body }, reply) => {
    if (!PatronControl.Check(body)) return refused(reply, faultIn(PatronControl, body));
    const { currency, deposit = 0, blocked = false, limits = {} } = body;
    if (exponentOf(currency) === null) return refused(reply, `${currency} is no currency of ISO 4217`);
    const known = book.patron(params.patron);
    if (known !== null && known.currency !== currency)
      return refused(reply, `the currency of ${params.patron} is ${known.currency} and cannot be changed`);
    book.admit({ id: params.patron, currency, blocked, limits }, deposit, now());
    return book.patron(params.patron);
  });

  http.post('/control/launches', async ({ body }, reply) => {
    if (!LaunchControl.Check(body)) return refused(reply, faultIn(LaunchControl, body));
    book.addLaunch(body.launch, body.patron);
    return body;
  });

  http.put('/control/sessions', async ({ body }, reply) => {
    if (!SessionControl.Check(body)) return refused(reply, faultIn(SessionControl, body));
    book.openSession(body.session, body.patron, body.ended);
    return body;
  });

  http.get('/control/faults', async () => ({
    seed: state.seed,
    rules: state.rules,
    done: Object.fromEntries(state.done),
  }));

  http.put('/control/faults', async ({ body }, reply) => {
    if (!FaultControl.Check(body)) return refused(reply, faultIn(FaultControl, body));
    state.seed = body.seed ?? state.seed;
    state.rules = body.rules;
    state.done.clear();
    return { seed: state.seed, rules: state.rules };
  });

  http.put('/control/clock', async ({ body }, reply) => {
    if (!ClockControl.Check(body)) return refused(reply, faultIn(ClockControl, body));
    state.clockOffset = body.offsetSeconds;
    return body;
  });

  http.put<{ Params: { name: string } }>('/control/copies/:name', async ({ params }) => {
    copies.set(params.name, book.copy());
    return { copy: params.name };
  });

  http.put<{ Params: { name: string } }>('/control/copies/:name/restore', async ({ params }, reply) => {
    const copy = copies.get(params.name);
    if (copy === undefined) return refused(reply, `there is no copy ${params.name}: make it first`);
    book.restore(copy);
    return { copy: params.name };
  });
};

const sentenceRoute = ({ http, state }: Pick<Double, 'http' | 'state'>): void => {
  http.put('/control/sentences', async ({ body }, reply) => {
    if (!SentenceControl.Check(body)) return refused(reply, faultIn(SentenceControl, body));
    state.sentences = body;
    return body;
  });
};
