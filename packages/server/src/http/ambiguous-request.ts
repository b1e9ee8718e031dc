// Rejects requests that two servers could parse differently: HTTP/0.9, which has no headers, and more than one Host
// header. Answered 400 (RFC 9112, section 3.2), so that a proxy cannot be made to treat them otherwise.
import type { IncomingMessage } from 'node:http';

/** The fault as a sentence; `null`: none. */
export const ambiguityOf = ({ httpVersionMajor, rawHeaders }: IncomingMessage): string | null => {
  if (httpVersionMajor < 1) return 'HTTP/0.9 is not answered: send HTTP/1.1.';
  const hosts = rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 ? 'A request names one Host.' : null;
};
