import { describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

const SHOE = `[Room "live-eight-deck"]
[Decks "8"]
[Burn "7H 7"]
[Dealer "machine"]
{A quiet afternoon.}

1. 4S KH 6D - 9D 6C TC B5
2. 9S KS - 4D 4C P9nb {a natural}
4. 2S 4S - 2D 4H T6
`;
const files = { 'shoe.txt': SHOE };

describe('punto shoe', () => {
  it('[S1] [D1] prints tags, coups, statistics and roads', async () => {
    const { code, out } = await punto(['shoe', 'shoe.txt'], { files });
    expect(code).toBe(0);
    expect(out).toContain(`[Dealer "machine"]
A quiet afternoon.

Round  Player       Banker       Outcome  Mark  Comments
    1  4S KH 6D  0  9D 6C TC  5  banker   B5
    2  9S KS     9  4D 4C     8  player   P9nb  a natural
    4  2S 4S     6  2D 4H     6  tie      T6

3 rounds: player 1 (33.3 %), banker 1 (33.3 %), tie 1 (33.3 %)
naturals 1 (33.3 %), player pairs 0 (0.0 %), banker pairs 1 (33.3 %)
longest streak: player 1, banker 1

Bead plate
B · `);
  });

  it('[R7] explains each coup', async () => {
    const { out } = await punto(['shoe', 'shoe.txt', '--explain'], { files });
    expect(out).toContain(`1. 4S KH 6D - 9D 6C TC B5
   player's 4 and K make 4, banker's 9 and 6 make 5 [R2]
   player 4 draws [R5]
   banker 5 draws: player's third card was 6 [R7]
   banker wins, 5 to 0 [R8]
2. `);
    const csv = await punto(['shoe', 'shoe.txt', '-e', '-f', 'csv'], { files });
    expect(csv.out.split('\n')[1]).toContain("banker 5 draws: player's third card was 6 [R7]");
  });

  it('[D1] prints all of it as JSON', async () => {
    const shoe = JSON.parse((await punto(['shoe', 'shoe.txt', '-f', 'json'], { files })).out);
    expect(shoe).toMatchObject({
      tags: {
        room: 'live-eight-deck',
        decks: 8,
        burn: { faceUp: '7H', count: 7 },
        others: { Dealer: 'machine' },
      },
      comments: ['A quiet afternoon.'],
      coups: [
        { number: 1, mark: 'B5' },
        { number: 2, comments: ['a natural'] },
        { number: 4, outcome: 'tie' },
      ],
      statistics: { rounds: 3, naturals: 1 },
      roads: { leadingTies: 0, beadPlate: [{ mark: 'B5' }, { mark: 'P9nb' }, { mark: 'T6' }] },
    });
  });

  it('writes the notation it reads', async () => {
    expect((await punto(['shoe', '-', '-f', 'notation'], { stdin: SHOE })).out).toBe(SHOE);
  });

  it('[D1] prints an empty shoe', async () => {
    expect((await punto(['shoe', '-'], { stdin: '' })).out).toContain('0 rounds: player 0, banker 0, tie 0');
  });

  it('needs a file', async () => {
    expect(await punto(['shoe'])).toMatchObject({ code: 2, out: '' });
    expect(await punto(['shoe', '-'], { stdin: '1. AS' })).toMatchObject({
      code: 1,
      err: 'punto: standard input:1:4: there must be a "-" between the cards of player and those of banker\n',
    });
  });
});
