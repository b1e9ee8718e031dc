// Begins the session of a guest who enters with the socket, through the route of `POST /api/session`, so that the same
// limits by address, check of the origin and rules of entry apply.
import type { IncomingMessage } from 'node:http';
import { PATHS } from '@punto/protocol/paths';
import { patronId } from '@punto/table/ids';
import type { FastifyInstance } from 'fastify';
import { SESSION_COOKIE } from '../../http/session-cookie.ts';
import type { EnterAsGuest } from '../../socket/upgrade-patron.ts';

/** Headers that the route reads. The cookie is not among them: the caller has checked that the request has none. */
const READ = ['host', 'origin', 'sec-fetch-site', 'user-agent', 'x-forwarded-for'] as const;

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    READ.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

export const enterWithSocket =
  (http: Pick<FastifyInstance, 'inject'>): EnterAsGuest =>
  async (request) => {
    const { remoteAddress } = request.socket;
    // Disconnected meanwhile.
    if (remoteAddress === undefined) return null;
    const answer = await http.inject({
      ...{ method: 'POST', url: PATHS.session, remoteAddress, headers: headersOf(request) },
    });
    const token = answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value;
    if (answer.statusCode !== 200 || token === undefined) return null;
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    return { patron: patronId(answer.json().patron.id), token, cookies };
  };
