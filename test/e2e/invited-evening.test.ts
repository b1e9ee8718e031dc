// An evening in a house that asks guests for an invitation and has an OpenID provider: the invitation, the account at the provider,
// an exclusion, the patron's data, and a manager whose console is unlocked there. Axe finds nothing on any of these pages and
// sheets, and each is measured in six windows.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { startProvider } from '@punto/server/test/support/openid-provider';
import { freePort } from '@punto/store/test/support/free-port';
import { createFloorClient } from './support/floor-client.ts';
import { SOAK_ONLY } from './support/length.ts';
import { look } from './support/look.ts';
import { patronOn } from './support/patron.ts';
import { evening, patronIdOf, press } from './support/patron-evening.ts';
import { signIn } from './support/staff.ts';
import { createTables } from './support/tables.ts';
import { startTables } from './support/tables-deployment.ts';

test.setTimeout(900_000);

/** At the provider a person signs in by a press on the name. */
const signInAt = async (page: Page, person: string) => {
  await press(page, 'Sign in at House ID');
  await page.getByRole('link', { name: person, exact: true }).click();
};

test(
  '[I8] [I9] [I10] [I11] [I12] [I14] [P6] evening C: invitations, the provider, an exclusion, the patron’s data',
  SOAK_ONLY,
  async ({ browser }) => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const people = { alice: {}, mona: { groups: ['direction'], amr: ['otp'], name: 'mona' } };
    const backs = ['/api/openid/callback', '/api/floor/openid/callback'].map((path) => origin + path);
    const provider = await startProvider(people, backs);
    const house = await startTables({
      port,
      settings: {
        ...{ HOST: 'localhost', PUNTO_GUESTS: 'invitation', PUNTO_PUBLIC_ORIGIN: origin },
        ...{ PUNTO_OPENID_ISSUER: provider.issuer, PUNTO_OPENID_NAME: 'House ID' },
        PUNTO_OPENID_CLIENT_ID: provider.settings.clientId,
        PUNTO_OPENID_CLIENT_SECRET: provider.settings.clientSecret,
        ...{ PUNTO_OPENID_ROLES: 'direction=manager', PUNTO_OPENID_SECOND_FACTOR: 'amr:otp' },
      },
    });
    let windows = 0;
    await evening(browser, house, async (open) => {
      const seen = async (page: Page, name: string) => {
        windows += await look(page, `c-${name}`);
      };
      // The manager invites.
      const office = await open();
      const { cookie, person } = house.address.manager;
      const client = createFloorClient(house.address.origin, cookie);
      await signIn(office, { client, person, id: '' });
      await office.goto('/floor/patrons/invitations');
      await expect(office.getByText('No invitation yet')).toBeVisible();
      await seen(office, '01-invitations');
      await press(office, 'Invite guests');
      const form = office.getByRole('dialog', { name: 'Invite guests' });
      await form.getByLabel('For whom').fill('Dana and friends');
      await form.getByLabel('Guests').fill('2');
      await seen(office, '02-invite');
      await form.getByRole('button', { name: 'Make the code' }).click();
      const made = office.getByRole('dialog', { name: 'The code for Dana and friends' });
      await expect(made).toBeVisible();
      await seen(office, '03-code');
      const link = await made.locator('.invitation-link').innerText();
      await made.getByRole('button', { name: 'It is passed on' }).click();
      await expect(office.getByRole('row', { name: /Dana and friends/ })).toContainText('0 of 2');
      await expect(office.getByText(link.split('=')[1] ?? '?')).toHaveCount(0);

      // A visitor without it is refused, and Dana enters.
      const dana = await open();
      await dana.goto('/');
      await expect(dana.getByLabel('Invitation')).toBeVisible();
      await seen(dana, '04-closed');
      await expect(dana.getByText('The link is lost.')).toHaveCount(0);
      await dana.getByLabel('Invitation').fill('00000-00000-00000');
      await press(dana, 'Enter as a guest');
      await expect(dana.getByText('This invitation is not valid, was used up, or has ended.')).toBeVisible();
      await dana.goto('about:blank');
      await dana.goto(link);
      await expect(dana.getByLabel('Invitation')).toHaveValue(link.split('=')[1] ?? '?');
      expect(new URL(dana.url()).hash).toBe('');
      await press(dana, 'Enter as a guest');
      await expect(dana.getByRole('link', { name: /North room/ }).first()).toBeVisible();
      const id = await patronIdOf(dana);

      // Dana loses everything and is offered the record and a break before coins.
      const table = await createTables(house.address).dealt('live-eight-deck');
      const patron = patronOn(dana);
      await table.openBetting();
      await patron.open(table);
      await patron.untilPhase('betting');
      for (let chips = 0; chips < 2; chips += 1) await patron.lay('Player', '5,000');
      await patron.confirm();
      await table.play('4S 2H', '3D 5C');
      await patron.untilResult();
      await press(dana, 'No coins');
      const broke = dana.getByRole('dialog', { name: 'You are out of coins' });
      await expect(broke).toBeVisible();
      await seen(dana, '05-out-of-coins');
      await broke.getByRole('link', { name: 'Take a break' }).click();
      await expect(dana.getByRole('button', { name: 'One hour' })).toBeInViewport();

      // The account is kept at the provider, and found there from another browser.
      await dana.goto('/account');
      await signInAt(dana, 'alice');
      await expect(dana.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
      expect(await patronIdOf(dana)).toBe(id);
      await seen(dana, '06-provider-account');
      const elsewhere = await open();
      await elsewhere.goto('/account');
      await signInAt(elsewhere, 'alice');
      await expect(elsewhere.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
      expect(await patronIdOf(elsewhere)).toBe(id);

      // Exclusion: no bets, no coins, no offers; the record stays open.
      await dana.goto('/limits');
      await press(dana, 'Half a year');
      await seen(dana, '07-exclusion-asked');
      await press(dana, 'End play');
      await expect(dana.getByText(/^You have ended play until/)).toBeVisible();
      await seen(dana, '08-excluded');
      await elsewhere.goto('/');
      await expect(elsewhere.getByRole('link', { name: /North room/ }).first()).toBeVisible();
      await expect(elsewhere.getByRole('button', { name: 'No coins' })).toHaveCount(0);
      await expect(elsewhere.getByRole('region', { name: 'Limits, if you want them' })).toHaveCount(0);
      const refused = await elsewhere.request.post('/api/top-up', {
        data: { request: 'after-the-end' },
        headers: { origin },
      });
      expect(refused.status()).toBe(409);
      await elsewhere.goto('/record');
      await expect(elsewhere.getByRole('article')).toHaveCount(1);
      await seen(elsewhere, '09-record-of-excluded');

      // The file of everything, and the erasure.
      await dana.goto('/account');
      const download = dana.waitForEvent('download');
      await dana.getByRole('link', { name: 'Download everything' }).click();
      const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
      expect(file).toMatchObject({
        format: 'punto-patron-1',
        patron: { id },
        openid: [{ subject: 'alice' }],
      });
      expect(file.records).toHaveLength(1);
      expect(file.journal.map(({ action }: { action: string }) => action)).toContain('limit-self');
      // A proof is asked for once the sign-in is five minutes old; here at once. It is given at the provider.
      await dana.route('**/api/me/erase', (route) =>
        route.fulfill({ status: 403, json: { error: 'prove-first', message: '' } }),
      );
      await press(dana, 'Erase my account');
      await press(dana, 'Erase for good');
      const proof = dana.getByRole('dialog', { name: 'Show that it is you' });
      await expect(proof).toBeVisible();
      await seen(dana, '10-proof');
      await proof.getByRole('button', { name: 'Sign in at House ID' }).click();
      await dana.getByRole('link', { name: 'alice', exact: true }).click();
      await expect(dana.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
      await dana.unroute('**/api/me/erase');
      await press(dana, 'Erase my account');
      const sure = dana.getByRole('dialog', { name: 'Erase this account for good?' });
      await expect(sure).toBeVisible();
      await seen(dana, '11-erase');
      await sure.getByRole('button', { name: 'Erase for good' }).click();
      await expect(dana.getByLabel('Invitation')).toBeVisible();

      // The console of a manager who signs in at the provider is locked, and unlocked there.
      const mona = await open();
      await mona.goto('/floor');
      await signInAt(mona, 'mona');
      await mona.getByRole('link', { name: 'Patrons', exact: true }).click();
      await mona.getByRole('link', { name: 'Invitations' }).click();
      await expect(mona.getByRole('row', { name: /Dana and friends/ })).toContainText('1 of 2');
      await seen(mona, '12-list');
      await mona.getByRole('button', { name: 'Withdraw the invitation for Dana and friends' }).click();
      await expect(mona.getByRole('row', { name: /Dana and friends/ })).toContainText('Withdrawn');
      await press(mona, 'Your desk');
      await mona
        .getByRole('menuitem', { name: 'Lock' })
        .or(mona.getByRole('button', { name: 'Lock', exact: true }))
        .click();
      const lock = mona.getByRole('dialog', { name: 'Locked' });
      await expect(lock.getByRole('button', { name: 'Sign in at House ID' })).toBeVisible();
      await seen(mona, '13-locked');
      await mona.reload();
      await expect(lock).toBeVisible();
      await lock.getByRole('button', { name: 'Sign in at House ID' }).click();
      await mona.getByRole('link', { name: 'mona', exact: true }).click();
      await mona.waitForURL('**/floor/patrons/invitations');
      await expect(mona.getByRole('row', { name: /Dana and friends/ })).toBeVisible();
      await expect(lock).toBeHidden();

      const journal = await client.get<{ items: readonly { action: string }[] }>(
        `${OFFICE_PATHS.journal}?limit=50`,
      );
      const acts = new Set(journal.items.map(({ action }) => action));
      for (const act of [
        'invite-guests',
        'enter-invited',
        'withdraw-invitation',
        'link-openid',
        'limit-self',
        'confirm',
      ])
        expect([...acts]).toContain(act);
    });
    await provider.close();
    expect(windows).toBe(13 * 6);
  },
);
