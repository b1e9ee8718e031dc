// The seal of a shoe at the table, and the sheet that explains it: what the seal proves, how the shoe was cut, the patron’s
// own part, and the check of the last round. The words of the description of fairness, the same for each thing everywhere.
export default {
  title: 'The seal',
  /** The name of the button that opens the sheet. `cut`: how the shoe was cut, in short. */
  button: {
    failed: 'The seal does not hold. Open to see what to do',
    none: 'This shoe has no seal',
    deck: {
      sealed: 'Seal of the deck',
      checked: 'Seal of the deck. The last round was checked',
      cut: 'Seal of the deck. {cut}',
      cutChecked: 'Seal of the deck. {cut}. The last round was checked',
    },
    shoe: {
      sealed: 'Seal of the shoe',
      checked: 'Seal of the shoe. The last round was checked',
      cut: 'Seal of the shoe. {cut}',
      cutChecked: 'Seal of the shoe. {cut}. The last round was checked',
    },
  },
  anybody:
    'Anybody can check a round or a shoe without this page: the way it is done stands in the project’s description of fairness, with a verifier in another language.',
  unsealed: {
    title: 'No seal here',
    early: 'This shoe was made before shoes were sealed. The next one will have a seal.',
    notYet: 'The next shoe is not made yet. Its seal is shown as soon as it is, before anybody may bet.',
    byPerson:
      'A person deals at this table, from cards you can see. Nobody knows their order beforehand, so there is nothing that could be sealed; that all is well is for the eyes on the table, the house’s journal and the cameras.',
  },
  exchanged: {
    title: 'The seal was exchanged',
    /** The tags are the two hashes, drawn as buttons; their content is not shown. */
    text: 'This window was told <first>one seal</first> for shoe {shoe:number}, and the table now says <second>another</second>. A sealed shoe never changes. Place no bet here, write both down, and ask the house.',
  },
  commitment: {
    deck: 'Deck of coup {shoe:number}, sealed',
    shoe: 'Shoe {shoe:number}, sealed',
    copy: 'Copy',
    copyName: 'Copy the commitment',
    about:
      'The order of all {cards:number} cards was fixed before anybody could bet. This number, the commitment, stands for it and tells nothing of it. When cards are opened, they must fit it: not one could be exchanged.',
    digits: 'All 64 digits, to write down or read out',
    rim: 'Its rim is drawn from these digits. Where two patrons see different seals for one shoe, somebody is cheated.',
  },
  cut: {
    title: 'How it was cut',
    deckNotYet: 'Not yet: your value goes with Deal, and with it the deck is cut.',
    now: 'It is being cut now: each patron’s client brings in a value, first its hash, then itself.',
    /** `cut`: in short. `proves`: sentences. */
    how: '<strong>{cut}.</strong> {proves}',
    beacon: 'The beacon’s value and its signature stand in every opened round, and are checked with it.',
    /** The tag is a hash, drawn as a button. */
    seed: 'Seed of the public order: <hash>seed</hash>',
  },
  own: {
    title: 'Your part',
    noneAlone: 'Your client draws a value when you press Deal.',
    none: 'You were not here when this shoe was cut. Your client takes part in the next one by itself.',
    coup: 'Coup {shoe:number}.',
    shoe: 'Shoe {shoe:number}.',
    value: 'Your value',
    hash: 'Its hash, told first',
    list: 'The list it stands in',
  },
  bring: {
    title: 'Bring a value of your own',
    phrase: 'A phrase, anything you like',
    made: 'Made into 32 bytes by SHA-256',
    fresh: 'with fresh random bytes <small>nobody can guess it</small>',
    alone:
      'the phrase alone <small>anybody can make it again, and a house that guesses the phrase gains by it</small>',
    bytes: 'Random bytes',
    value: 'The value',
    typeFirst: 'Type a phrase first',
    use: { deck: 'Use it for the next deck', shoe: 'Use it for the next shoe' },
    /** The tag is a hash, drawn as a button. */
    waits: {
      deck: '<hash>value</hash> waits for the next deck.',
      shoe: '<hash>value</hash> waits for the next shoe.',
    },
  },
  check: {
    titleCoup: 'The last coup',
    titleRound: 'The last round',
    noneCoup: 'No coup is over yet. Each can be checked as soon as it is.',
    noneRound: 'No round of this shoe is over yet. Each can be checked as soon as it is.',
    every: 'Check every round by itself',
    /** `why`: a sentence. */
    unanswered: 'The house did not open it: {why} That it cannot be checked proves nothing.',
    coup: {
      check: 'Check coup {shoe:number}',
      holds: {
        one: '<strong>Coup {shoe:number} holds.</strong> {steps:count} step, taken on this device.',
        other:
          '<strong>Coup {shoe:number} holds.</strong> {steps:count} steps, all of them taken on this device.',
      },
      /** `step`: a title in small letters. */
      fails: 'Coup {shoe:number} does not hold: {step}',
    },
    round: {
      check: 'Check round {round:number} of shoe {shoe:number}',
      holds: {
        one: '<strong>Round {round:number} of shoe {shoe:number} holds.</strong> {steps:count} step, taken on this device.',
        other:
          '<strong>Round {round:number} of shoe {shoe:number} holds.</strong> {steps:count} steps, all of them taken on this device.',
      },
      fails: 'Round {round:number} of shoe {shoe:number} does not hold: {step}',
    },
    save: 'Save the round',
    full: 'See it in full',
    todo: {
      stop: 'Place no more bets at this table.',
      save: 'Save the file now. It is your evidence: what the house has published cannot be made to fit again.',
      ask: 'Have it checked by somebody else, with another verifier, and ask the house to answer.',
    },
    saveEvidence: 'Save the evidence',
  },
  /** Steps of the check that this page adds. */
  step: {
    answer: 'The answer',
    /** `fault`: what is wrong with a field of the answer, in English. */
    noRound: 'What the house sent is no opened round. {fault}.',
    wholeShoe: 'What the house sent is no opened round. It is a whole shoe.',
    seen: 'What the felt showed',
    otherRound:
      'This is round {round:number} of shoe {shoe:number} at {table}; asked for was round {wantedRound:number} of shoe {wantedShoe:number}.',
    notSeen: 'It is the round that was asked for. Its cards were not seen here.',
    /** `shown`, `opened`: cards as two letters, `9S KD`. */
    differs: {
      player:
        'The felt showed {shown} for player, and {opened} is opened. If the floor has corrected this round since, that is why.',
      banker:
        'The felt showed {shown} for banker, and {opened} is opened. If the floor has corrected this round since, that is why.',
    },
    nothing: 'nothing',
    same: 'The cards opened are the cards you saw on the felt, side by side.',
    told: 'What this window was told',
    toldBefore: 'It is the commitment this window was told before the first bet of the shoe.',
    toldIn: 'It is the commitment this window was told in round {round:number}.',
  },
} as const;
