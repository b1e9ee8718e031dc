// Password hashes of staff: argon2id [RFC 9106] in PHC strings, which carry their own parameters, so that these can
// be raised and each hash is renewed at its owner's next sign-in. 64 MiB, three passes and one lane exceed the OWASP
// minimum and take about a fifth of a second on the machines measured.
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Semaphore } from '../limits/semaphore.ts';

export type PasswordCost = {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
};

export const PASSWORD_COST: PasswordCost = { memoryKib: 64 * 1024, passes: 3, lanes: 1 };

const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Each hash uses its memory and a thread of the pool: more at once would delay disk access. */
const AT_ONCE = 2;
const WAITING = 64;

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  /** `phc` `null` (unknown name) takes as long and never fits. */
  readonly fits: (password: string, phc: string | null) => Promise<boolean>;
  /** The hash was made with another cost than the current one. */
  readonly isStale: (phc: string) => boolean;
};

export const createPasswords = (cost: PasswordCost = PASSWORD_COST): Passwords => {
  const turns = new Semaphore(AT_ONCE, WAITING);
  const decoy: Parsed = { ...cost, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };

  const tagOf = (password: string, { memoryKib, passes, lanes, salt, tag }: Parsed): Promise<Buffer> =>
    turns.take(() =>
      derive('argon2id', {
        // Text that looks the same on two keyboards must be the same.
        message: password.normalize('NFKC'),
        nonce: salt,
        memory: memoryKib,
        passes,
        parallelism: lanes,
        tagLength: tag.length,
      }),
    );

  return {
    hash: async (password) => {
      const fresh: Parsed = { ...cost, salt: randomBytes(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) };
      return phcOf({ ...fresh, tag: await tagOf(password, fresh) });
    },
    fits: async (password, phc) => {
      const kept = phc === null ? decoy : parse(phc);
      const equal = timingSafeEqual(await tagOf(password, kept), kept.tag);
      return equal && phc !== null;
    },
    isStale: (phc) => {
      const { memoryKib, passes, lanes } = parse(phc);
      return memoryKib !== cost.memoryKib || passes !== cost.passes || lanes !== cost.lanes;
    },
  };
};

type Parsed = PasswordCost & { readonly salt: Buffer; readonly tag: Buffer };

const PHC = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,4}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const phcOf = ({ memoryKib, passes, lanes, salt, tag }: Parsed): string =>
  `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${bare(salt)}$${bare(tag)}`;

const bare = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const parse = (phc: string): Parsed => {
  const [, memory, passes, lanes, salt = '', tag = ''] = PHC.exec(phc) ?? [];
  if (memory === undefined) throw new Error('a kept password is not an argon2id hash');
  return {
    memoryKib: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};
