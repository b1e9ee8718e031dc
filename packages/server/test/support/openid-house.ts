// A house with an OpenID provider, as tests use it: who is known there, the settings of the house, and the ways of a browser through a
// sign-in.
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { IDENTITY_PATHS } from '@punto/protocol/identity-paths';
import type { OpenidSettings } from '../../src/identity/openid/openid-settings.ts';
import { startProvider, type TestProvider } from './openid-provider.ts';
import { HERE, TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

const PATRONS_BACK = HERE + IDENTITY_PATHS.openidCallback;
const STAFF_BACK = HERE + FLOOR_PATHS.openidCallback;
const PEOPLE = {
  alice: {},
  bob: {},
  mona: { groups: ['pit', 'direction'], amr: ['pwd', 'otp'], name: 'mona@house.example' },
  dan: { groups: ['pit'], amr: ['pwd', 'hwk'] },
  sam: { groups: ['direction'], amr: ['pwd'] },
  eve: { groups: ['kitchen'], amr: ['otp'] },
};

export const startHouseProvider = (): Promise<TestProvider> =>
  startProvider(PEOPLE, [PATRONS_BACK, STAFF_BACK]);

export const settingsAt = (provider: TestProvider): OpenidSettings => ({
  ...provider.settings,
  ...{ issuer: provider.issuer, name: 'House ID', patrons: true, staff: true, groupsClaim: 'groups' },
  roles: new Map([
    ['pit', 'dealer'],
    ['direction', 'manager'],
  ]),
  secondFactor: ['amr:otp', 'amr:hwk'],
});

/** The server and the provider are those of the test that runs. */
export const openidFlows = (serverOf: () => TestServer, providerOf: () => TestProvider) => {
  /** Comes back from another site: browsers then send the lax cookie alone. */
  const comeBack = async (browser: TestBrowser, url: string) => {
    const away = new TestBrowser(serverOf());
    for (const [name, value] of browser.cookies) if (name === 'punto_away') away.cookies.set(name, value);
    const { pathname, search } = new URL(url);
    const answer = await away.follow(pathname + search);
    for (const [name, value] of away.cookies) browser.cookies.set(name, value);
    return answer;
  };
  const begin = async (browser: TestBrowser, body: object = {}): Promise<string> =>
    (await browser.done('POST', IDENTITY_PATHS.openidStart, body)).url;
  const signIn = async (browser: TestBrowser, person: string, body: object = {}) =>
    comeBack(browser, await providerOf().signIn(await begin(browser, body), person));
  const staffSignIn = async (browser: TestBrowser, person: string) =>
    comeBack(
      browser,
      await providerOf().signIn((await browser.done('POST', FLOOR_PATHS.openidStart)).url, person),
    );
  const journal = async () => (await serverOf().store.journalPage({ limit: 50, before: null })).items;
  const logOut = (token: string) =>
    serverOf().app.http.inject({
      ...{ method: 'POST', url: IDENTITY_PATHS.openidLogout },
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:8090' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    });
  return { comeBack, begin, signIn, staffSignIn, journal, logOut };
};
