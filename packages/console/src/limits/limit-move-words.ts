// The changes between two sets of limits as texts, one for each value that differs. [L3] [L4]

import type { Minor } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { Limits } from '@punto/protocol/floor/message';
import { money } from '@punto/ui/words/number.ts';
import { type Labels, optionTitle } from '@punto/ui/words/option-title.ts';

const text = texts('duties').limits;

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
    return offer ? text.range({ from: offer.minMinor, to: offer.maxMinor }) : null;
  };
  const offers = after.offers.flatMap(({ option }): LimitMoveWords[] => {
    const [was, willBe] = [
      range(before, option) ?? text.notOffered(),
      range(after, option) ?? text.notOffered(),
    ];
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
    ...moved(text.playerLimit(), ({ patronDifferentialMinor = null }) => patronDifferentialMinor),
    ...moved(text.tableLimit(), ({ differentialMinor }) => differentialMinor),
  ];
};

const limitText = (amountMinor: Minor | null): string =>
  amountMinor === null ? text.none() : money(amountMinor);
