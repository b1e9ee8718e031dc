// Faults in the wallet of the reference operator, in signatures, and in the rules of the calls.
import type { Mutant } from '../mutant.ts';

const SRC = 'packages/operator/src';
const near = (...tests: readonly string[]): readonly string[] =>
  tests.map((test) => `${SRC}/${test}.test.ts`);

export const OPERATOR: readonly Mutant[] = [
  {
    rule: 'L6',
    does: 'a wallet takes a known id with another body for the first',
    file: `${SRC}/book/wallet.ts`,
    from: "  if (known.print !== canonicalJson(body)) return refuse('id-reused');\n",
    to: '',
    near: near('book/wallet'),
  },
  {
    rule: 'L6',
    does: 'a wallet gives a debit back at each cancel',
    file: `${SRC}/book/wallet.ts`,
    from: "  if (outcome === 'returned') rows.setState(body.debit, 'cancelled');\n",
    to: '',
    near: near('book/wallet'),
  },
  {
    rule: 'B-29',
    does: 'a wallet takes a debit that the balance does not cover',
    file: `${SRC}/book/wallet.ts`,
    from: 'if (balanceOf(rows, body) < body.amount)',
    to: 'if (balanceOf(rows, body) < 0)',
    near: near('book/wallet'),
  },
  {
    rule: 'B-28',
    does: 'the debits of a round are not given up at its first card',
    file: `${SRC}/rules/decide-wallet.ts`,
    from: "        ...openIn(state, input.round).map((debit) => giveUp(state, debit, 'wallet-late', input.at)),\n",
    to: '',
    near: near('rules/decide-wallet'),
  },
  {
    rule: 'L6',
    does: 'an unclear debit is not cancelled',
    file: `${SRC}/rules/decide-wallet.ts`,
    from: "    ...oweAll(state, [{ call: 'cancel', body }], at),\n",
    to: '',
    near: near('rules/decide-wallet'),
  },
  {
    rule: 'B-60',
    does: 'a recorded wallet call is taken later',
    file: `${SRC}/signature/standard-webhooks.ts`,
    from: "  if (age > TOLERANCE_SECONDS) return 'too-old';\n",
    to: '',
    near: near('signature/standard-webhooks'),
  },
];
