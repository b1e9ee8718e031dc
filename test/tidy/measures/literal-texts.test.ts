import { describe, expect, it } from 'vitest';
import { readTree } from '../tree.ts';
import { literalTexts } from './literal-texts.ts';

describe('texts of the pages', () => {
  it('are in the catalogue', () => {
    expect(literalTexts(readTree())).toEqual([]);
  });

  const inPage = (text: string) => literalTexts([{ path: 'packages/web/src/lobby/a.tsx', text }]);

  it.each([
    ['const A = () => <p>Player</p>;', 1],
    ['const A = () => <p>{n} wins</p>;', 1],
    ['const A = () => <a href={url}>CSV</a>;', 0],
    ['const A = () => <svg preserveAspectRatio="xMidYMax slice"><em>&nbsp;</em></svg>;', 0],
    ['const A = () => <p aria-label="Undo" class="Undo two">{text.undo()}</p>;', 1],
    [`const A = () => <p title={\`\${n} cards left\`}>·</p>;`, 1],
    ["const a = 'no bets';", 1],
    ["const a = { player: 'Player' };", 1],
    ["const a = { 'two words': 1 };", 0],
    ["throw new Error('Two words');", 0],
    ["import a from 'Two words'; type B = 'two words'; const c = 'Enter';", 0],
    ["const a = matchMedia('(min-width: 60px) and (hover)');", 0],
    ["const a = 'a[href], button, input'; const b = '12px system-ui, sans-serif';", 0],
    [`const a = faults['table differential'], b = texts[\`\${x}Of\`];`, 0],
    ["const a = b.closest('button, a'); const c = key.endsWith('Minor');", 0],
    [`const a = 'place-your-bets'; const b = \`\${x} \${y}\`;`, 0],
  ])('are found in %s', (text, expected) => {
    expect(inPage(text)).toHaveLength(expected);
  });
});
