// The changes between two sets of limits as texts, one for each value that differs. [L3] [L4]
import type { Minor } from '@punto/engine/minor';
import type { Limits } from '@punto/protocol/floor/message';
import { money } from '@punto/ui/words/number.ts';
import { type Labels, optionTitle } from '@punto/ui/words/option-title.ts';

export type LimitMoveWords = {
  readonly what: string;
  readonly was: string;
  readonly willBe: string;
  readonly own: string | null;
};

export const limitMoves = (
  before: Limits,
  after: Limits,
  labels: Labels,
  configured?: Limits,
): readonly LimitMoveWords[] => {
  const range = (limits: Limits | undefined, option: string): string | null => {
    const offer = limits?.offers.find((each) => each.option === option);
    return offer ? `${money(offer.minMinor)} – ${money(offer.maxMinor)}` : null;
  };
  const offers = after.offers.flatMap(({ option }): LimitMoveWords[] => {
    const [was, willBe] = [range(before, option) ?? 'not offered', range(after, option) ?? 'not offered'];
    return was === willBe
      ? []
      : [{ what: optionTitle(option, labels), was, willBe, own: range(configured, option) }];
  });
  const moved = (what: string, of: (limits: Limits) => Minor | null): LimitMoveWords[] => {
    const [was, willBe] = [limitText(of(before)), limitText(of(after))];
    return was === willBe ? [] : [{ what, was, willBe, own: configured ? limitText(of(configured)) : null }];
  };
  return [
    ...offers,
    ...moved('Player limit', ({ patronDifferentialMinor = null }) => patronDifferentialMinor),
    ...moved('Table limit', ({ differentialMinor }) => differentialMinor),
  ];
};

const limitText = (amountMinor: Minor | null): string => (amountMinor === null ? 'none' : money(amountMinor));
