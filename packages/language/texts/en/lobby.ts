// The lobby, the first page of a patron: a greeting, a search with filters, and a tile for each table. Tiles are narrow.
export default {
  /** Title of the page, and name of the search and of the list. */
  title: 'Tables',
  /** By the hour of the day. The heading of the page. */
  greeting: {
    night: 'Good night',
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
  },
  /** Shown until the tables are known. */
  opening: 'The house is opening its doors.',
  /** Its first letter becomes a capital: `Nine tables are open.` */
  open: {
    none: 'No tables are open.',
    one: '{tables:words} table is open.',
    other: '{tables:words} tables are open.',
  },
  /** Below the greeting. */
  playCoins: 'Play coins, given by the house. There is nothing to buy.',
  /** At the foot of the page. What is marked as `roads` stands alone on the page of a casino that plays for money. */
  smallPrint:
    '<roads>Roads describe the past and foretell nothing.</roads> Coins are play money and cannot be bought or cashed.',
  /** A switch: the tiles get buttons for the main bets. Little room. */
  betHere: 'Bet from the lobby',
  /** A link to a page with several tables. Little room. */
  beside: 'Tables side by side',
  /** For a patron with chips on a table: which one, how much, and at how many tables besides. */
  resume: {
    named: {
      none: '<strong>{table}</strong> has {stake:coins} of yours in play',
      one: '<strong>{table}</strong> has {stake:coins} of yours in play, and {others:count} more table',
      other: '<strong>{table}</strong> has {stake:coins} of yours in play, and {others:count} more tables',
    },
    unnamed: {
      none: '{stake:coins} of yours is in play',
      one: '{stake:coins} of yours is in play, and {others:count} more table',
      other: '{stake:coins} of yours is in play, and {others:count} more tables',
    },
    act: 'Return to the table',
  },
  search: {
    /** Name of the field. */
    name: 'Search by table or room',
    /** Stands in the empty field. Little room. */
    hint: 'Table or room',
  },
  filter: {
    /** A button that opens the filters, on a phone. Little room. */
    open: 'Filters',
    room: 'Room',
    allRooms: 'All rooms',
    stakes: 'Lowest stake',
    /** The lowest stake of a table, as ranges. */
    upTo: 'Up to {stake:coins}',
    andMore: '{stake:coins} and more',
    /** The language that a room is in. */
    language: 'Language at the table',
    /** No choice, of stakes or of a language. */
    anyStakes: 'Any',
    anyLanguage: 'Any',
    /** In place of what was chosen when no table has it any more. */
    gone: 'No table now',
    /** Tables that the patron marked with a star: among the others, before them, or without them. */
    favourites: 'Favourites',
    favouritesAre: { among: 'Among the others', first: 'First', alone: 'Alone' },
    order: 'Order',
    orderBy: {
      house: 'As the house lays it out',
      name: 'Name',
      limits: 'Limits',
      patrons: 'Most patrons',
      closing: 'Betting ends soonest',
      shoe: 'Longest shoe',
    },
    shown: {
      one: '{shown:number} of {tables:count} table',
      other: '{shown:number} of {tables:count} tables',
    },
    clear: 'Clear all',
  },
  /** In place of the tiles. */
  nothing: {
    open: 'No table is open. This page shows one as soon as it opens.',
    favourites: 'No favourites yet. The star on a table puts it here.',
    named: 'No table or room is named “{search}”.',
    fitsOne: 'No open table fits this filter now.',
    fitsAll: 'No open table fits all of these filters now.',
    showAll: 'Show all tables',
  },
  tile: {
    /** The phase of the round. One or two words. */
    phase: {
      shuffling: 'Shuffling',
      betting: 'Betting',
      closed: 'No more bets',
      dealing: 'Dealing',
      squeezing: 'Squeezing',
      result: 'Result',
      settled: 'Result',
    },
    /** In place of the phase, as short. */
    stopped: 'Out of service',
    shut: 'Closed',
    /** At a table that a patron has alone: nothing is dealt before the patron says so. */
    waits: 'Waits for you',
    /** Behind the name of the room. */
    ownTable: 'Your own table',
    seated: '{taken:number} of {seats:number} seated',
    /** In place of the road. */
    empty: {
      stopped: 'Nothing is dealt until it plays again',
      shut: 'Nothing is dealt until it opens again',
      solo: 'A fresh deck for every coup, dealt when you say so',
      shuffling: 'A new shoe is being shuffled',
      newShoe: 'First round of a new shoe',
    },
    /** The smallest and the largest bet. What is in the tag is only read out. */
    limits: '<spoken>Limits </spoken>{lowest:coins} – {highest:coins}',
    /** Patrons at the table, beside an icon. What is in the tag is only read out. */
    patrons: {
      one: '{patrons:count}<spoken> patron</spoken>',
      other: '{patrons:count}<spoken> patrons</spoken>',
    },
    /** A mark: the last round of the shoe. */
    last: 'Last round',
    /** Name of the star. */
    favourite: 'Favourite: {table}',
    /** Read out for the road; `latest`: names of sides, such as Banker. */
    latest: 'The latest, newest last: {latest:items}.',
  },
  /** Notices about bets that are made in the lobby. */
  bets: {
    /** Why the patron cannot bet at one more table; `tables`: at how many the house lets a patron bet at once. */
    held: {
      one: 'Your bets at another table are still in play. Bet here once that round is over.',
      other:
        'You are at {tables:words} tables, as many as the house allows, and your rounds there are not over.',
    },
    moved: 'You are at another table now. Bets that you confirmed stay and are settled.',
  },
} as const;
