// A test table whose shoe is committed and waits for its cut.
import { commitOf, cutBySeal } from '@punto/engine/fairness/cut';
import { commitmentOf, sealOf } from '@punto/engine/fairness/seal';
import { type ActRefusal, shoeId } from '../src/index.ts';
import { Bench, HOUSE_VALUE, SETUP, shoeOf } from './bench.ts';

const CARDS = shoeOf('5D 8S 7H 6C 4D 2S 3H');
export const BEACON = { name: 'beacon', round: 7 };
export const hex32 = (n: number): string => n.toString(16).padStart(64, '0');

export class CutBench extends Bench {
  readonly seal: ReturnType<typeof sealOf>;
  readonly commitment: string;

  constructor({
    setup = SETUP,
    beacon = null,
    format = 2,
  }: { setup?: typeof SETUP; beacon?: typeof BEACON | null; format?: 1 | 2 } = {}) {
    super(CARDS, { ...setup, dealing: 'person' });
    this.state = { ...this.state, setup };
    const { decks, burn, afterCut } = setup.shoe;
    const order = CARDS.slice(0, decks * 52);
    this.seal = sealOf(
      {
        table: setup.table,
        shoe: 'shoe-1',
        number: 1,
        room: setup.id,
        decks,
        cutIndex: 402,
        burn,
        afterCut,
        beacon,
      },
      { order, nonces: order.map((_, n) => hex32(n)), houseValue: HOUSE_VALUE },
      format,
    );
    this.commitment = commitmentOf(this.seal);
    this.newShoe(CARDS);
  }

  override carryOut(command: Parameters<Bench['carryOut']>[0]): void {
    const sealed = command.type === 'TakeShoe' && this.seal;
    super.carryOut(sealed ? { ...command, shoe: shoeId('shoe-1'), seal: this.seal } : command);
  }

  commit(patron: string, value: number): ActRefusal['reason'] | null {
    return this.act(patron, { act: 'commit-cut', commit: commitOf(this.commitment, hex32(value)) });
  }

  bring(patron: string, value: number): ActRefusal['reason'] | null {
    return this.act(patron, { act: 'bring-cut', value: hex32(value) });
  }

  reveal(patron: string, value: number): ActRefusal['reason'] | null {
    return this.act(patron, { act: 'reveal-cut', value: hex32(value) });
  }

  /** The seed of its record. */
  seed(): string | null | undefined {
    const cut = this.cut();
    return cut && cutBySeal(this.seal, this.commitment, { missed: [], closedAt: null, ...cut }).seed;
  }

  cut() {
    return this.state.shoe?.cut;
  }
}
