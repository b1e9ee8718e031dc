// A public key without an owner. The server checks the signature of an unknown passkey against it, so that the answer takes
// as long as for a known passkey.
import { generateKeyPairSync } from 'node:crypto';

let made: Uint8Array | null = null;

/** In COSE form: an EC2 key on P-256 for ES256. */
export const decoyKey = (): Uint8Array => {
  if (made !== null) return made;
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  made = Buffer.concat([
    // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
  return made;
};
