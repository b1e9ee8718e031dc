// The version of the protocol that a client of the socket uses: the client names it in the URL of the socket.
import {
  OLDEST_PROTOCOL_VERSION,
  PROTOCOL_PARAMETER,
  PROTOCOL_VERSION,
  UNNAMED_PROTOCOL_VERSION,
} from '@punto/protocol/version';

export type Spoken =
  | { readonly isServed: true; readonly version: number }
  /** `why`: what to change. */
  | { readonly isServed: false; readonly why: string };

/** `url`: of the request for the upgrade. A client that names no version is of a release before they were named. */
export const spokenProtocol = (url: string): Spoken => {
  const named = new URLSearchParams(url.split('?')[1] ?? '').get(PROTOCOL_PARAMETER);
  if (named === null) return servedOr(UNNAMED_PROTOCOL_VERSION, String(UNNAMED_PROTOCOL_VERSION));
  return servedOr(/^[1-9]\d{0,5}$/.test(named) ? Number(named) : null, JSON.stringify(named.slice(0, 20)));
};

const servedOr = (version: number | null, named: string): Spoken => {
  if (version === null)
    return {
      isServed: false,
      why: `protocol must be a whole number such as ${PROTOCOL_VERSION}, and is ${named}.`,
    };
  if (version >= OLDEST_PROTOCOL_VERSION && version <= PROTOCOL_VERSION) return { isServed: true, version };
  const served =
    OLDEST_PROTOCOL_VERSION === PROTOCOL_VERSION
      ? `version ${PROTOCOL_VERSION}`
      : `versions ${OLDEST_PROTOCOL_VERSION} to ${PROTOCOL_VERSION}`;
  const change =
    version < PROTOCOL_VERSION
      ? 'load the page again, or update the client'
      : 'reconnect later: the server is updated soon';
  return {
    isServed: false,
    why: `This house serves ${served} of the protocol, and the client speaks ${version}: ${change}.`,
  };
};
