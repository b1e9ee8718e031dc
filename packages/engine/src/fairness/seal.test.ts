import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../test/coup-of.ts';
import { fairShoe, SMALL } from '../../test/fair-shoe.ts';
import { commitOf, listHashOf, seedOf } from './cut.ts';
import { hexOf } from './hash.ts';
import type { Seal } from './record.ts';
import { commitmentOf, houseHashOf, leafOf, sealOf } from './seal.ts';

/** An independent SHA-256 over texts and hexadecimal bytes as docs/reference/fairness.md defines them. */
const sha256 = (...parts: readonly (string | Buffer)[]): string =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest('hex');

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const A = 'aa'.repeat(32);
const B = 'bb'.repeat(32);
const C = 'cc'.repeat(32);

describe('the hashed bytes', () => {
  it('[F2] a card: its place, itself, its nonce, for one shoe', () => {
    const wanted = sha256(hex('00'), 'punto leaf 1\nexample-12\n', hex('00000102'), 'TH', hex(A));
    expect(hexOf(leafOf('example-12', 0x102, 'TH', A))).toBe(wanted);
  });

  it("[F2] the house's value, for one shoe", () => {
    expect(houseHashOf('example-12', A)).toBe(sha256('punto house value 1\nexample-12\n', hex(A)));
  });

  it('[F2] the seal, a line for each field', () => {
    const { seal } = fairShoe(SMALL).shoe;
    const text = [
      'punto seal 1',
      'format=1',
      'table=example',
      'shoe=example-12',
      'number=12',
      'room=live-eight-deck',
      'decks=1',
      'cutIndex=38',
      'burn=courts-ten',
      'afterCut=finish-plus-one',
      `root=${seal.root}`,
      `houseHash=${seal.houseHash}`,
      'beacon=example-beacon/4200',
    ];
    expect(commitmentOf(seal)).toBe(sha256(`${text.join('\n')}\n`));
    const bare = text.map((line) => line.replace('=38', '=none').replace(/^(beacon)=.*/, '$1=none'));
    expect(commitmentOf({ ...seal, cutIndex: null, beacon: null })).toBe(sha256(`${bare.join('\n')}\n`));
  });

  it('[F2] every other seal has another commitment', () => {
    const { seal } = fairShoe(SMALL).shoe;
    const others: Partial<Seal>[] = [
      { table: 'main' },
      { shoe: 'example-13' },
      { number: 13 },
      { room: 'squeeze' },
      { decks: 2 },
      { cutIndex: 0 },
      { cutIndex: null },
      { burn: 'none' },
      { afterCut: 'finish' },
      { root: A },
      { houseHash: A },
      { beacon: null },
      { beacon: { name: 'example-beacon', round: 4201 } },
      { beacon: { name: 'other-beacon', round: 4200 } },
    ];
    const commitments = [seal, ...others.map((other) => ({ ...seal, ...other }))].map(commitmentOf);
    expect(new Set(commitments).size).toBe(1 + others.length);
  });

  it("[F2] a patron's value, for one shoe", () => {
    expect(commitOf(A, B)).toBe(sha256(`punto cut 1\n${A}\n`, hex(B)));
  });

  it('[F2] the list of commits', () => {
    const wanted = sha256(`punto list 1\n${A}\n`, hex('00000002'), hex(B), hex(C));
    expect(listHashOf(A, [B, C])).toBe(wanted);
  });

  it('[F2] the seed: every value in its order, and the beacon', () => {
    const parts = { commitment: A, houseValue: B, values: [C, A], beacon: null };
    const start = `punto seed 1\n${A}\n`;
    expect(seedOf(parts)).toBe(sha256(start, hex(B), hex('00000002'), hex(C), hex(A)));
    expect(seedOf({ ...parts, values: [] })).toBe(sha256(start, hex(B), hex('00000000')));
    const beacon = { name: 'example-beacon', round: 4200, value: B };
    expect(seedOf({ ...parts, beacon })).toBe(
      sha256(start, hex(B), hex('00000002'), hex(C), hex(A), 'example-beacon/4200\n', hex(B)),
    );
    expect(seedOf({ ...parts, values: [A, C] })).not.toBe(seedOf(parts));
  });
});

it('[F2] a card without a nonce has no commitment', () => {
  const { seal } = fairShoe(SMALL).shoe;
  const secret = { order: cardsOf('AS 2S'), nonces: [A], houseValue: A };
  expect(() => sealOf(seal, secret)).toThrow('1 nonces for 2 cards');
});
