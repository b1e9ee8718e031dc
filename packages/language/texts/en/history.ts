// A short history of the game. It separates documented facts from stories: a translation keeps the words that mark a story as
// one, such as "it is often told". Sources in docs/reference/history.md.
export default {
  title: 'Where the game comes from',
  rules: 'The rules of the game',
  chapter: {
    unknown: {
      title: 'What is not known',
      text: 'Nobody can say who made the game. It is often told that a Felix Falguierein dealt it in Italy in the 1480s, and that its nine goes back to an Etruscan rite with a die of nine sides. No document from before the nineteenth century has been found that speaks of baccarat, so these are stories. It is one of a family of older games that are played to a fixed number; macao, played in the eighteenth century, is won by the hand closest to nine as well.',
    },
    france: {
      title: 'France',
      text: 'The first mentions in print are French and of the early nineteenth century, then spelled baccara. Charles Van-Tenac’s Album des jeux of 1847 already works out its chances. Two forms became common: baccarat en banque, where one side keeps the bank, and chemin de fer, where the bank goes around the table with the shoe. In both, people decide whether to draw.',
    },
    americas: {
      title: 'Argentina and Cuba',
      text: 'Punto banco, the form dealt here, takes that decision away: a fixed table says who draws, and patrons bet on either hand. It is usually traced to the casinos of Mar del Plata in Argentina in the 1950s, and from there to Havana.',
    },
    vegas: {
      title: 'Las Vegas and Macao',
      text: 'Tommy Renzoni wrote that he brought it from the Capri in Havana to the Sands in Las Vegas in the late 1950s, and that the house lost 250,000 dollars on its first night. Other accounts name the Dunes, in 1959. Today it is the game on which the casinos of Macao live.',
    },
    name: {
      title: 'The name',
      text: 'Baccara is commonly said to be an old word for zero, after the tens and courts that count nothing. That too is told more often than shown.',
    },
  },
} as const;
