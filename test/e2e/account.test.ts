// A guest keeps the account with a passkey, signs in on another device and with a code, and ends a session from another device.
// The passkeys are those of the browser's virtual authenticator.
import type { Page } from '@playwright/test';
import { axeInSchemes } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { deviceOf, synchronise } from './support/virtual-device.ts';

const patronOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/me')).json()).patron.id;

test('[I1] [I4] [I5] a guest makes a passkey, signs in on a second device and with a code, and ends a session', async ({
  browser,
  origin,
}) => {
  // Browsers make no passkeys for a numeric address.
  const baseURL = origin.replace('127.0.0.1', 'localhost');
  const [phone, laptop, other] = await Promise.all(
    [1, 2, 3].map(async () => (await browser.newContext({ baseURL })).newPage()),
  );
  if (!phone || !laptop || !other) throw new Error('three browsers are needed');

  await phone.goto('/account');
  await expect(phone.getByRole('heading', { name: 'You play as a guest' })).toBeVisible();
  expect(await axeInSchemes(phone), 'guest').toEqual([]);
  const guest = await patronOf(phone);
  const first = await deviceOf(phone);
  await phone.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(phone.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  await phone.getByRole('button', { name: 'Make recovery codes' }).click();
  const codes = phone.locator('.account-paper code');
  await expect(codes).toHaveCount(10);
  expect(await axeInSchemes(phone), 'patron').toEqual([]);
  expect(await patronOf(phone)).toBe(guest);

  // Without the offer in the field for the code, which the virtual device may accept before the button is pressed.
  await laptop.addInitScript({
    content: 'PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);',
  });
  await laptop.goto('/account');
  await expect(laptop.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
  await synchronise(first, await deviceOf(laptop));
  await laptop.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(laptop.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  expect(await patronOf(laptop)).toBe(guest);

  await other.goto('/account');
  await other.getByLabel('Recovery code').fill(((await codes.first().textContent()) ?? '').toUpperCase());
  await other.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(other.getByText('9 codes left.')).toBeVisible();

  await phone.goto('/');
  await other.reload();
  await other.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(phone.getByText('You have been signed out in this browser.')).toBeVisible();
  expect(await patronOf(phone)).not.toBe(guest);
  for (const page of [phone, laptop, other]) await page.context().close();
});

test('at a numeric address the account page says that passkeys need a name, and logs no error', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/account');
  await expect(page.getByText('Passkeys need an address with a name').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
});
