// Browsers in which a staff member has signed in before. Failed guesses at a name lock it for unknown browsers, and
// never for known ones. The mark needs no table: it is signed with a key derived from the deployment's, over the
// person and the current password, so that a new password invalidates every mark. [§2.5.3]
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { derivedKeys, type ShoeKeys } from '@punto/store/shoes/shoe-key';
import type { StaffMember } from '@punto/store/staff-store';

/** Most members known in one browser, since consoles are shared. */
const MOST_MARKS = 8;
const MARK = /^([0-9a-f]{32})\.([\w-]{43})$/;
const BETWEEN = '~';

type Known = Pick<StaffMember, 'id' | 'passwordHash'>;

export type KnownBrowsers = {
  /** The browser's valid mark for this member; `null`: none. */
  readonly find: (member: Known, marks: string | undefined) => string | null;
  /** The browser's marks with one for this member added, for the cookie. */
  readonly mark: (member: Known, marks: string | undefined) => string;
};

export const createKnownBrowsers = (encryptionKeys: ShoeKeys): KnownBrowsers => {
  const keys = derivedKeys(
    encryptionKeys,
    (key) => new Uint8Array(hkdfSync('sha256', key, '', 'punto floor browser', 32)),
  );
  const signed = (key: Uint8Array, { id, passwordHash }: Known, browser: string): Buffer =>
    createHmac('sha256', key).update(`${id}\n${passwordHash}\n${browser}`).digest();
  const isOf = (member: Known, [browser, mac]: Mark): boolean =>
    keys.some((key) => timingSafeEqual(signed(key, member, browser), Buffer.from(mac, 'base64url')));
  const find = (member: Known, marks: string | undefined): string | null =>
    marksIn(marks).find((mark) => isOf(member, mark))?.[0] ?? null;
  return {
    find,
    mark: (member, marks) => {
      const browser = find(member, marks) ?? randomBytes(16).toString('hex');
      const others = marksIn(marks).filter(([other]) => other !== browser);
      const [newest] = keys;
      const own: Mark = [browser, signed(newest, member, browser).toString('base64url')];
      return [...others, own]
        .slice(-MOST_MARKS)
        .map((mark) => mark.join('.'))
        .join(BETWEEN);
    },
  };
};

type Mark = readonly [browser: string, mac: string];

const marksIn = (text: string | undefined): readonly Mark[] =>
  (text ?? '').split(BETWEEN).flatMap((each): Mark[] => {
    const [, browser, mac] = MARK.exec(each) ?? [];
    return browser === undefined || mac === undefined ? [] : [[browser, mac]];
  });
