// Makes the deliveries of new webhook events: one for each address of the event's brand, or of every brand.
import { EVERY_BRAND } from '../../webhook-store.ts';

export type NewEventRow = { readonly number: number; readonly brand: string; readonly ordering: string };
export type NewDeliveryRow = {
  readonly event: number;
  readonly brand: string;
  readonly url: string;
  readonly ordering: string;
};

/** In order of the events. A brand without addresses gets none. */
export const deliveriesOf = (
  events: readonly NewEventRow[],
  urls: ReadonlyMap<string, readonly string[]>,
): readonly NewDeliveryRow[] =>
  events.flatMap(({ number, brand, ordering }) =>
    (brand === EVERY_BRAND ? [...urls.keys()] : [brand]).flatMap((receiver) =>
      (urls.get(receiver) ?? []).map((url) => ({ event: number, brand: receiver, url, ordering })),
    ),
  );
