import { textsIn } from '@punto/language/catalogue';
import type { CoupView, TableView } from '@punto/protocol/message';
import { describe, expect, it } from 'vitest';
import { view as anyView, setup } from '../../../../test/fixtures/table-setup.ts';
import { type Moment, momentsBetween } from '../moments.ts';
import { isInLevel, LINE_IDS } from './line.ts';
import { lineText } from './line-text.ts';
import { linesOf, resultLine, thirdCardLines } from './lines-of.ts';
import { motifOf } from './motifs.ts';

const handsOf = (player: string, banker: string) => {
  const cards = (text: string) => text.split(' ').filter(Boolean);
  const score = (text: string) =>
    cards(text).reduce((sum, card) => sum + (Number.parseInt(card, 10) || (card[0] === 'A' ? 1 : 0)), 0) % 10;
  return {
    player: cards(player),
    banker: cards(banker),
    playerScore: score(player),
    bankerScore: score(banker),
  } as unknown as TableView['hands'];
};
const text = (lines: ReturnType<typeof thirdCardLines>, labels = setup.labels) =>
  lines.map((line) => lineText(line, labels)).join('. ');
const solo = { ...setup, solo: true as const };

describe('the lines of the caller', () => {
  it('[V6] follow the hands as they fall, from a first update to the result', () => {
    const steps: readonly Partial<TableView>[] = [
      { phase: 'betting' },
      { phase: 'closed' },
      { phase: 'dealing', hands: handsOf('2H', '') },
      { phase: 'dealing', hands: handsOf('2H', 'KS') },
      { phase: 'dealing', hands: handsOf('2H 3H', 'KS') },
      { phase: 'dealing', hands: handsOf('2H 3H', 'KS 3S') },
      { phase: 'dealing', hands: handsOf('2H 3H 7D', 'KS 3S') },
      { phase: 'dealing', hands: handsOf('2H 3H 7D', 'KS 3S 4C') },
      {
        phase: 'settled',
        hands: handsOf('2H 3H 7D', 'KS 3S 4C'),
        coup: { outcome: 'banker', playerScore: 2, bankerScore: 7 } as CoupView,
      },
    ];
    const views = [anyView({ phase: 'settled', round: null }), ...steps.map((step) => anyView(step))];
    const said = views.slice(1).map((after, place) => {
      const before = views[place] ?? after;
      return text(momentsBetween(before, after).flatMap((moment) => linesOf(moment, after)));
    });
    expect(said).toEqual([
      'Place your bets',
      'No more bets',
      '',
      '',
      'Player five',
      'Banker three. Player draws',
      'Player two. Banker draws',
      'Banker seven',
      'Banker wins, seven over two',
    ]);
  });

  it.each([
    ['2H 3H', '6S TS', 'Player draws'],
    ['2H 4H', '5S TS', 'Player stands on six. Banker draws'],
    ['2H 4H', '7S TS', 'Player and Banker stand'],
    ['9S TS', '2H 3H', 'Player natural, no more cards'],
    ['9S TS', '8S TS', 'Two naturals, no more cards'],
    ['2H 3H 8D', '7S TS', 'Banker stands on seven'],
    ['9S TS', '2H', ''],
  ])('[V6] [R5] [R7] with %s and %s are: %s', (player, banker, words) => {
    expect(text(thirdCardLines(handsOf(player, banker)))).toBe(words);
  });

  it('[R8] state the result as a caller does, by the names of the table', () => {
    const coup = (some: Partial<CoupView>) =>
      text([resultLine({ playerNatural: false, bankerNatural: false, ...some } as CoupView)]);
    expect(coup({ outcome: 'banker', playerScore: 1, bankerScore: 6 })).toBe('Banker wins, six over one');
    expect(coup({ outcome: 'player', playerScore: 9, bankerScore: 0, playerNatural: true })).toBe(
      'Player wins, natural nine over zero',
    );
    expect(coup({ outcome: 'tie', playerScore: 8, bankerScore: 8 })).toBe('Tie, eight each');
    const labels = { player: 'Punto', banker: 'Banco', tie: 'Standoff' };
    expect(text([{ id: 'banker-stands-on', points: 7 }], labels)).toBe('Banco stands on seven');
    expect(text([{ id: 'tie-natural', points: 9 }], labels)).toBe('Standoff, natural nine each');
  });

  it('[S3] announce the last round and the new shoe', () => {
    const lines = (moment: Moment) => text(linesOf(moment, anyView({})));
    expect(lines({ type: 'betting-opened', round: 71, last: true })).toBe(
      'Last round of this shoe. Place your bets',
    );
    expect(lines({ type: 'last-round', round: 72, when: 'next', cut: true })).toBe(
      'The next round is the last of this shoe',
    );
    expect(lines({ type: 'new-shoe', shoe: 4 })).toBe('New shoe');
  });

  it('[V5] of a solo table are points and results only', () => {
    const view = anyView({ setup: solo, hands: handsOf('2H 3H', 'KS 3S') });
    const [draws] = momentsBetween(anyView({ phase: 'dealing' }), { ...view, phase: 'dealing' }).filter(
      ({ type }) => type === 'call',
    );
    expect(draws && linesOf(draws, view)).toEqual([]);
    expect(linesOf({ type: 'betting-closed' }, view)).toEqual([]);
    expect(
      linesOf({ type: 'result', coup: { outcome: 'tie', playerScore: 3 } as CoupView }, view),
    ).toHaveLength(1);
  });

  it('have words for every id, with no place left empty', () => {
    for (const id of LINE_IDS) {
      const words = lineText({ id, points: 6, over: 1 }, setup.labels);
      expect(words).toMatch(/^[A-Z][a-z, ]+$/i);
      expect(words).not.toContain('{');
    }
  });

  it('are said in the language of the voice, with the names of the room and none of another language', async () => {
    const words = await textsIn('en-XA', 'caller');
    const wins = { id: 'banker-wins', points: 6, over: 1 } as const;
    expect(lineText(wins, setup.labels, words)).toContain('Bánkér');
    expect(lineText(wins, { ...setup.labels, banker: 'Banco' }, words)).toContain('Banco');
    expect(lineText(wins, setup.labels)).toBe('Banker wins, six over one');
  });

  it('of the low level are betting opened, betting closed and the result', () => {
    expect(LINE_IDS.filter((id) => isInLevel({ id }, 'low'))).toEqual([
      'place-your-bets',
      'no-more-bets',
      'player-wins',
      'player-wins-natural',
      'banker-wins',
      'banker-wins-natural',
      'tie',
      'tie-natural',
    ]);
    expect(LINE_IDS.some((id) => isInLevel({ id }, 'off'))).toBe(false);
    expect(LINE_IDS.every((id) => isInLevel({ id }, 'full'))).toBe(true);
  });

  it('have a sound picture each, where the moment has no sound of its own', () => {
    const silent = LINE_IDS.filter((id) => motifOf({ id, points: 6 }).length === 0);
    expect(silent).toEqual(LINE_IDS.filter((id) => id !== 'last-bets' && isInLevel({ id }, 'low')));
    const drawn = LINE_IDS.filter(
      (id) => !silent.includes(id) && id !== 'last-round' && id !== 'two-naturals',
    );
    expect(new Set(drawn.map((id) => JSON.stringify(motifOf({ id, points: 6 })))).size).toBe(drawn.length);
  });
});
