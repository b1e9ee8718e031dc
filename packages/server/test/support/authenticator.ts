// A software authenticator for tests: makes passkeys on P-256 and signs. A signature can be made wrong in one respect, for tests
// of attacks.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, NewCredential } from '@punto/protocol/identity-api';

type Made = {
  readonly id: string;
  readonly key: KeyObject;
  readonly party: string;
  readonly user: string;
  counter: number;
};

/** Values of the signed data that differ from those of a browser. */
export type Twist = {
  readonly origin?: string;
  readonly party?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly verified?: boolean;
  readonly type?: string;
};

type CreationOptions = {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
};
type RequestOptions = {
  readonly challenge: string;
  readonly rpId: string;
  readonly allowCredentials?: readonly { readonly id: string }[];
};

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export class Authenticator {
  readonly passkeys: Made[] = [];
  readonly #origin: string;
  /** Counts its signatures, or stays at 0 like synchronised passkeys. */
  readonly #counts: boolean;

  constructor(origin: string, counts = true) {
    this.#origin = origin;
    this.#counts = counts;
  }

  /** `navigator.credentials.create` */
  create(options: object, twist: Twist = {}): NewCredential {
    const { challenge, rp, user } = options as CreationOptions;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    const made = { id: id.toString('base64url'), key: privateKey, party: rp.id, user: user.id, counter: 0 };
    this.passkeys.push(made);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const data = Buffer.concat([this.#head(made, ATTESTED, twist), attested]);
    // {"fmt": "none", "attStmt": {}, "authData": data}
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return {
      ...{ id: made.id, rawId: made.id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: this.#client('webauthn.create', challenge, twist).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** `navigator.credentials.get`; `which`: the index of the passkey. */
  get(options: object, twist: Twist = {}, which = this.passkeys.length - 1): Assertion {
    const { challenge } = options as RequestOptions;
    const made = this.passkeys[which];
    if (made === undefined) throw new Error('the authenticator has no such passkey');
    if (this.#counts) made.counter += 1;
    const data = this.#head(made, 0, twist);
    const client = this.#client('webauthn.get', challenge, twist);
    return {
      ...{ id: made.id, rawId: made.id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), made.key).toString('base64url'),
      },
    };
  }

  #head({ party, counter }: Made, flags: number, twist: Twist): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(twist.counter ?? counter);
    const verified = (twist.verified ?? true) ? VERIFIED : 0;
    return Buffer.concat([sha256(twist.party ?? party), Buffer.from([PRESENT | verified | flags]), count]);
  }

  #client(type: string, challenge: string, twist: Twist): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }
}
