// An OpenID provider (oidc-provider) in the process of the tests. People sign in by the name in the path of the interaction, in a
// browser by a press on the name; consent is given without a question.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

export type TestPerson = {
  readonly groups?: readonly string[];
  readonly amr?: readonly string[];
  readonly name?: string;
};

export type TestProvider = {
  readonly issuer: string;
  readonly settings: { readonly clientId: string; readonly clientSecret: string };
  /**
   * Signs in at the provider as this person; returns the address to which it redirects the browser. `agoS`: age of the sign-in at
   * the provider, in seconds.
   */
  readonly signIn: (url: string, person: string, agoS?: number) => Promise<string>;
  /** A logout token, valid except for the given claims. */
  readonly logoutToken: (claims: Readonly<Record<string, unknown>>, audience?: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

const CLIENT = 'punto';
const SECRET = 'a-secret-of-the-tests';

export const startProvider = async (
  people: Readonly<Record<string, TestPerson>>,
  redirectUris: readonly string[],
): Promise<TestProvider> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const server: Server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the provider has no port');
  const issuer = `http://127.0.0.1:${address.port}`;

  const provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: CLIENT, client_secret: SECRET, redirect_uris: [...redirectUris] },
        ...{ grant_types: ['authorization_code'], response_types: ['code'] },
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub', 'amr', 'groups', 'preferred_username', 'sid'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/person/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: async () => ({
        sub,
        groups: people[sub]?.groups ?? [],
        amr: people[sub]?.amr ?? ['pwd'],
        preferred_username: people[sub]?.name ?? sub,
      }),
    }),
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      const accountId = session?.accountId;
      if (!client || accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    const { person, ago } =
      /^\/person\/[^?]+\?as=(?<person>\w+)&ago=(?<ago>\d+)/.exec(request.url ?? '')?.groups ?? {};
    if (person === undefined) {
      if (!request.url?.startsWith('/person/')) return void handle(request, response);
      const names = Object.keys(people).map((name) => `<p><a href="?as=${name}&amp;ago=0">${name}</a></p>`);
      return void response.setHeader('content-type', 'text/html').end(names.join(''));
    }
    const ts = Math.floor(Date.now() / 1000) - Number(ago);
    provider
      .interactionFinished(request, response, {
        login: { accountId: person, amr: [...(people[person]?.amr ?? ['pwd'])], ts },
      })
      .catch((fault: unknown) => response.writeHead(500).end(String(fault)));
  });

  const signIn = async (url: string, person: string, agoS = 0): Promise<string> => {
    const cookies = new Map<string, string>();
    let at = new URL(url);
    for (let steps = 0; steps < 10; steps += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
      for (const set of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`${at}: ${answer.status} ${await answer.text()}`);
      at = new URL(location, at);
      if (at.origin !== issuer) return at.href;
      if (at.pathname.startsWith('/person/')) at.search = `?as=${person}&ago=${agoS}`;
    }
    throw new Error('the provider redirects without end');
  };

  return {
    issuer,
    settings: { clientId: CLIENT, clientSecret: SECRET },
    signIn,
    logoutToken: (claims, audience = CLIENT) =>
      new SignJWT({
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        jti: crypto.randomUUID(),
        iss: issuer,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: 'logout+jwt' })
        .setAudience(audience)
        .setIssuedAt(typeof claims.iat === 'number' ? claims.iat : undefined)
        .sign(privateKey),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
