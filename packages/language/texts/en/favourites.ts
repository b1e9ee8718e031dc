// Favourite bets: a sheet where a patron saves bets under a name, and lays them again later with one press.
export default {
  /** The list, read out. */
  title: 'Your favourite bets',
  /** A field. */
  name: 'Name',
  save: 'Save',
  replace: 'Replace',
  delete: 'Delete',
  /** `name`: of the favourite, chosen by the patron. */
  deleteNamed: 'Delete {name}',
  /** One of several bets with dots between them; `bet`: its title. */
  bet: '{bet} {stake:coins}',
  /** The name that is offered for bets that are too many to list: 24 letters at most, longer is cut off. */
  andMore: '{bet} and more',
  notOffered: 'Not at this table: {bets:items}',
  nothing: 'Lay the chips that you want to save, then come back here. They need not be confirmed.',
  full: {
    one: 'You have {most:count} favourite, which is the most. Delete one to save another.',
    other: 'You have {most:count} favourites, which is the most. Delete one to save another.',
  },
} as const;
