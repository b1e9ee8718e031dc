// The people sheet of a table: names, number of guests, largest stakes; and the setting of the patron's own name. A patron
// without a shown name is a guest.
export default {
  title: 'Who is at the table',
  nobody: 'Nobody is here yet.',
  aGuest: 'A guest',
  /** Beside the patron's own name or stake in the lists. */
  you: 'You',
  guests: { one: '{n:count} guest', other: '{n:count} guests' },
  /** Patrons with a name beyond those that are listed. */
  more: { one: '{n:count} more with a name', other: '{n:count} more with names' },
  dealer: 'The dealer is {name}.',
  largest: 'Largest stakes of the round',
  noStakes: 'Nothing is staked yet.',
  note: 'Names are shown by their patrons’ own choice, in the settings. Nobody’s balance is shown to others.',
  /** The name of the button that opens the sheet. */
  button: {
    one: 'Who is at the table: {n:count} patron',
    other: 'Who is at the table: {n:count} patrons',
  },
  own: {
    title: 'My name',
    field: 'My name at tables',
    /** Latin may stand beside Chinese, Japanese or Korean; otherwise a name is in one script. */
    hint: 'Two to twenty letters of one script, or of scripts that are written together; digits, spaces, dots, hyphens and apostrophes too.',
    shown: 'Show my name at tables',
    about:
      'Others at a table read it in the list of who is there, and beside the largest stakes. Without it they read “a guest”. They never see your balance.',
    removedByHouse: 'The house removed your name. You may choose another.',
    unread: 'Your name could not be read. Close the settings and open them again.',
    save: 'Save name',
    remove: 'Remove name',
    left: {
      none: 'You can choose another name tomorrow.',
      one: 'You can change it {n:count} more time today.',
      other: 'You can change it {n:count} more times today.',
    },
    saved: 'Others at a table see you as {name}.',
    savedHidden: 'Your name is {name}, and others do not see it.',
    removed: 'Your name is removed.',
  },
  /** Why a name is refused that a patron chose for others to see. */
  nameFault: {
    'too-short': {
      one: 'The name is too short: it needs at least {least:count} character.',
      other: 'The name is too short: it needs at least {least:count} characters.',
    },
    'too-long': {
      one: 'The name is too long: it may have {most:count} character at most.',
      other: 'The name is too long: it may have {most:count} characters at most.',
    },
    character:
      'The name has a character that is not allowed: use letters, the digits 0 to 9, spaces, apostrophes, hyphens and dots.',
    'no-letter': 'The name has no letter: add at least one.',
    'mixed-scripts': 'The name mixes letters of scripts that are not written together: write it in one.',
    'house-name': 'The house uses this name itself: choose another.',
    offensive: 'The name has a word that the house does not show: choose another.',
    'often-changed': 'You have changed your name often today: choose the next one tomorrow.',
    'removed-before': 'The house removed this name: choose another.',
  },
} as const;
