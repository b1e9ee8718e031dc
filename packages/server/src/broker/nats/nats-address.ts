// Parses the address of NATS: one server or several separated by commas, `nats://` or `tls://`, and before the `@` a
// user name and password, or a token. The client library takes these parts separately.
import { UnusableNatsAddress } from './nats-trouble.ts';

export type NatsAddress = {
  /** Host and port of each server, without secrets. */
  readonly servers: readonly string[];
  readonly user?: string;
  readonly pass?: string;
  readonly token?: string;
  readonly tls: boolean;
};

const DEFAULT_PORT = '4222';
const ONE =
  /^(?:(?<scheme>[a-z]+):\/\/)?(?:(?<who>[^/]*)@)?(?<host>\[[0-9A-Fa-f:.]+\]|[^/:@[\]]+)(?::(?<port>\d{1,5}))?\/?$/;

export const parseNatsAddress = (text: string): NatsAddress => {
  const found = text.split(',').map((one) => readOne(one.trim()));
  const credentials = [...new Set(found.map(({ who }) => who).filter((who) => who !== ''))];
  if (credentials.length > 1)
    throw new UnusableNatsAddress(
      'has different credentials for its servers, and only one is possible for all of them',
    );
  return {
    servers: found.map(({ server }) => server),
    ...credentialsOf(credentials[0] ?? ''),
    tls: found.some(({ tls }) => tls),
  };
};

const readOne = (text: string) => {
  const { scheme = 'nats', who = '', host, port = DEFAULT_PORT } = ONE.exec(text)?.groups ?? {};
  if (host === undefined) throw new UnusableNatsAddress('is not a valid address');
  if (scheme !== 'nats' && scheme !== 'tls')
    throw new UnusableNatsAddress(`begins with ${scheme}://, and only nats:// and tls:// are supported`);
  return { server: `${host}:${port}`, who, tls: scheme === 'tls' };
};

const credentialsOf = (who: string): Pick<NatsAddress, 'user' | 'pass' | 'token'> => {
  if (who === '') return {};
  const [user = '', ...pass] = who.split(':');
  return pass.length === 0
    ? { token: decoded(user) }
    : { user: decoded(user), pass: decoded(pass.join(':')) };
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new UnusableNatsAddress('has an invalid % escape in its user or password; write the sign % as %25');
  }
};
