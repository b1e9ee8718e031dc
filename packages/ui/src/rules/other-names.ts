// Names that other casinos, guides and languages use for the same things. They are labels only. [V3] [T10]

export const OTHER_NAMES: readonly { readonly ours: string; readonly others: string }[] = [
  { ours: 'Player', others: 'Punto' },
  { ours: 'Banker', others: 'Banco, bank, house' },
  { ours: 'Tie', others: 'Égalité, standoff, draw: the third bet' },
  { ours: 'Natural', others: '“kings” in some guides: 8 or 9 on two cards' },
  { ours: 'Jack', others: 'knight in some guides: it counts 0 like every court' },
  { ours: 'The game', others: 'baccarat, punto banco' },
];
