// What a change of limits comes to, option by option, in words: only what differs. [L3] [L4]
import type { Minor } from '@punto/engine/minor';
import type { Limits } from '@punto/protocol/floor/message';
import { money } from '../../number.ts';
import { type Labels, optionTitle } from '../../option-title.ts';

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
  const [was, willBe] = [limitText(before.differentialMinor), limitText(after.differentialMinor)];
  if (was === willBe) return offers;
  const own = configured ? limitText(configured.differentialMinor) : null;
  return [...offers, { what: 'Differential', was, willBe, own }];
};

const limitText = (amountMinor: Minor | null): string => (amountMinor === null ? 'none' : money(amountMinor));
