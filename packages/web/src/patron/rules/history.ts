// Text of the history page. Undocumented claims are worded as stories; sources in docs/reference/history.md.

export const HISTORY: readonly { readonly title: string; readonly says: string }[] = [
  {
    title: 'What is not known',
    says: 'Nobody can say who made the game. It is often told that a Felix Falguierein dealt it in Italy in the 1480s, and that its nine goes back to an Etruscan rite with a die of nine sides. No document from before the nineteenth century has been found that speaks of baccarat, so these are stories. It is one of a family of older games that are played to a fixed number; macao, played in the eighteenth century, is won by the hand closest to nine as well.',
  },
  {
    title: 'France',
    says: 'The first mentions in print are French and of the early nineteenth century, then spelled baccara. Charles Van-Tenac’s Album des jeux of 1847 already works out its chances. Two forms became common: baccarat en banque, where one side keeps the bank, and chemin de fer, where the bank goes around the table with the shoe. In both, people decide whether to draw.',
  },
  {
    title: 'Argentina and Cuba',
    says: 'Punto banco, the form dealt here, takes that decision away: a fixed table says who draws, and patrons bet on either hand. It is usually traced to the casinos of Mar del Plata in Argentina in the 1950s, and from there to Havana.',
  },
  {
    title: 'Las Vegas and Macao',
    says: 'Tommy Renzoni wrote that he brought it from the Capri in Havana to the Sands in Las Vegas in the late 1950s, and that the house lost 250,000 dollars on its first night. Other accounts name the Dunes, in 1959. Today it is the game on which the casinos of Macao live.',
  },
  {
    title: 'The name',
    says: 'Baccara is commonly said to be an old word for zero, after the tens and courts that count nothing. That too is told more often than shown.',
  },
];
