// The virtual authenticator of Chromium, as the device of a patron. It answers without a touch.
import type { CDPSession, Page } from '@playwright/test';
import { expect } from './expect.ts';

const DEVICE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

export type VirtualDevice = { readonly cdp: CDPSession; readonly authenticatorId: string };

export const deviceOf = async (page: Page): Promise<VirtualDevice> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: DEVICE });
  return { cdp, authenticatorId };
};

/** Copies the passkeys to another browser, like a service that synchronises them. */
export const synchronise = async (from: VirtualDevice, to: VirtualDevice): Promise<void> => {
  const { authenticatorId } = from;
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
  for (const credential of credentials)
    await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
};
