// A dealer at a table where a person deals: a real shoe of their own, card by card, now and then misread and mended.
// Whatever was heard or not of the last card, the next thing to do is read from the table.
import { nextHand } from '@punto/engine/coup';
import { belowFrom } from '@punto/engine/random';
import { orderedCards, shuffled } from '@punto/engine/shoe';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import type { OpenTable } from '@punto/table';
import type { Chance } from './chance.ts';
import type { StaffDesk } from './staff-desk.ts';
import { HAND_DEALT } from './tables.ts';
import type { Truth } from './truth.ts';
import type { World } from './world.ts';

type Asked = { readonly duty: string; readonly [more: string]: unknown };

export class Dealer {
  readonly #world: World;
  readonly #chance: Chance;
  readonly #truth: Truth;
  readonly #desk: StaffDesk;
  #cards = orderedCards(1);
  /** A card that was misread before, and is drawn now, is not taken: any other is said to have come. */
  #isAtOdds = false;

  constructor(world: World, chance: Chance, truth: Truth, desk: StaffDesk) {
    this.#world = world;
    this.#chance = chance;
    this.#truth = truth;
    this.#desk = desk;
    this.#later();
  }

  #later(): void {
    this.#world.after(this.#desk.owner, this.#chance.between(100, 400), () => void this.#work());
  }

  async #work(): Promise<void> {
    const { state } = this.#truth.table(HAND_DEALT);
    const duty = state && this.#next(state);
    if (duty) {
      const url = FLOOR_TABLE_PATHS.duties.replace(':table', HAND_DEALT);
      const answer = await this.#desk.ask({ method: 'POST', url, payload: duty });
      this.#isAtOdds = JSON.stringify(answer?.body ?? null).includes('shoe-cannot-hold');
    }
    this.#later();
  }

  #next(table: OpenTable): Asked | null {
    const { dealers, pause, service, shoe, round, phase } = table;
    const { id } = this.#desk.member;
    if (!dealers.some((dealer) => dealer.id === id))
      return { duty: 'take-post', relieves: dealers[0]?.id ?? null };
    if (pause || service === 'shut') return null;
    if (!shoe) {
      this.#cards = shuffled(orderedCards(1), belowFrom(this.#chance.word));
      return { duty: 'new-shoe', burn: this.#cards[0], cutDepth: null };
    }
    if (phase === 'shuffling' || (phase === 'settled' && table.deadline === null))
      return { duty: 'open-betting' };
    if (!round) return null;
    if (phase === 'betting') return this.#chance.once(8) ? { duty: 'close-betting' } : null;
    if (phase === 'result') return this.#chance.once(6) ? this.#mend(table) : { duty: 'confirm-result' };
    if (phase !== 'closed' && phase !== 'dealing') return null;
    if (shoe.cutIndex !== null && !shoe.cutDrawn && shoe.next >= shoe.cutIndex) return { duty: 'cut-card' };
    if (this.#chance.once(12)) return this.#mend(table);
    const side = nextHand(round.hands);
    const card =
      this.#isAtOdds || this.#chance.once(15) ? this.#chance.pick(this.#cards) : this.#cards[shoe.next];
    return side && card ? { duty: 'enter-card', side, place: round.hands[side].length, card } : null;
  }

  #mend({ round }: OpenTable): Asked {
    const side = this.#chance.pick(['player', 'banker'] as const);
    const card = this.#chance.pick(this.#cards);
    const place = Math.max(0, (round?.hands[side].length ?? 1) - 1);
    return this.#chance.once(2) ? { duty: 'take-back' } : { duty: 'correct-card', side, place, card };
  }
}
