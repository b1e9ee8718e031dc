// The brand of a launched patron, for the parts that look different with one; `null` for other patrons. What a brand changes is
// loaded with it, so that a page without a brand loads none of it.
import type { PatronClient } from '@punto/protocol/client/patron-client';
import type { OwnBrand } from '@punto/protocol/operator-api';
import { windowStore } from '@punto/ui/client/browser-store.ts';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { createSignal } from 'solid-js';
import { isLaunchAddress, LAUNCHED_KEY } from './launched-key.ts';

const [brand, setBrand] = createSignal<OwnBrand | null>(null);

export { brand as ownBrand };

/** Whether this is the page of a launch, or of a patron who was launched in this window. */
export const isLaunchedPage = (): boolean => wasLaunched() || isLaunchAddress(location.pathname);

/** Whether a patron was launched in this window: it never enters as a guest then. */
export const wasLaunched = (): boolean => windowStore.read(LAUNCHED_KEY) !== null;

/** Shows the page as that of the brand, from its first table on. */
export const showBrand = async (own: OwnBrand, client: Pick<PatronClient, 'on'>): Promise<void> => {
  windowStore.write(LAUNCHED_KEY, own.id);
  const { applyBrand } = await withTexts(import('./apply-brand.ts'), 'account');
  applyBrand(own, client);
  setBrand(own);
};
