// A dealer at a table dealt by a person: a real shoe, card by card, sometimes misread and corrected. The next action
// always follows from the table's state, whether or not the answer to the last card arrived.
import { belowFrom } from '@punto/engine/random';
import { orderedCards, shuffled } from '@punto/engine/shoe';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import type { Chance } from '@punto/server/test/support/chance';
import { floorView, type OpenTable } from '@punto/table/index';
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
  /** The real shoe must not hold a card twice: if the card drawn was entered before by mistake, another one is entered. */
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
    if (phase === 'betting') return this.#chance.once(8) ? { duty: 'close-betting' } : this.#aside(table);
    if (phase === 'squeezing') return this.#chance.once(10) ? this.#seen(table) : null;
    if (phase === 'result') return this.#chance.once(6) ? this.#mend(table) : { duty: 'confirm-result' };
    if (phase !== 'closed' && phase !== 'dealing') return null;
    if (phase === 'closed' && this.#chance.once(12)) return { duty: 'reopen-betting' };
    if (this.#chance.once(25)) return this.#aside(table);
    // Now and then the cut card is missed, or called far too early.
    const isThere = shoe.cutIndex !== null && !shoe.cutDrawn && shoe.next >= shoe.cutIndex;
    if (isThere && !this.#chance.once(3)) return { duty: 'cut-card' };
    if (!shoe.cutDrawn && this.#chance.once(60)) return { duty: 'cut-card', sure: this.#chance.once(2) };
    if (shoe.cutDrawnAt === shoe.next && this.#chance.once(2)) return { duty: 'take-back-cut-card' };
    const { next, opens = null } = floorView(table);
    if (opens) return this.#chance.once(8) ? this.#seen(table) : { duty: 'open-card', ...opens };
    if (this.#chance.once(12)) return this.#mend(table);
    const card =
      this.#isAtOdds || this.#chance.once(15) ? this.#chance.pick(this.#cards) : this.#cards[shoe.next];
    return next && card ? { duty: 'enter-card', ...next, card } : null;
  }

  /** What a dealer does besides dealing. */
  #aside({ dealers }: OpenTable): Asked | null {
    if (!this.#chance.once(6)) return null;
    if (this.#chance.once(3)) return { duty: 'pause', reason: null };
    if (this.#chance.once(3))
      return { duty: 'leave-post', pausing: dealers.length < 2 && this.#chance.once(2) };
    return { duty: 'offer-post', offered: this.#chance.once(2) };
  }

  /** A face-down card is seen by accident. */
  #seen({ round }: OpenTable): Asked | null {
    const laid = this.#chance.pick(round?.down.length ? round.down : [null]);
    if (!round || !laid) return null;
    const before = round.down.filter(({ side, index }) => side === laid.side && index < laid.index);
    const place = round.hands[laid.side].length + before.length;
    return { duty: 'reveal-early', side: laid.side, place };
  }

  #mend({ round }: OpenTable): Asked {
    const side = this.#chance.pick(['player', 'banker'] as const);
    const card = this.#chance.pick(this.#cards);
    const place = Math.max(0, (round?.hands[side].length ?? 1) - 1);
    return this.#chance.once(2) ? { duty: 'take-back' } : { duty: 'correct-card', side, place, card };
  }
}
