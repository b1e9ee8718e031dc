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
    /** Since when this window has known the seal. */
    since: {
      start: 'This window has held it since before the first bet of the shoe.',
      round:
        'This window has held it since round {round:number}; to be sure of the rounds before, compare it with somebody who was here.',
    },
    rim: 'Its rim is drawn from these digits. Where two patrons see different seals for one shoe, somebody is cheated.',
  },
  cut: {
    title: 'How it was cut',
    deckNotYet: 'Not yet: your value goes with Deal, and with it the deck is cut.',
    now: 'It is being cut now: each patron’s client brings in a value, first its hash, then itself.',
    /** `cut`: how the shoe was cut, in short. `proves`: sentences, of `proves` below. */
    how: '<strong>{cut}.</strong> {proves}',
    /** What the values that the shoe was cut by prove to this reader. */
    proves: {
      beacon:
        'A public beacon decided the order, after the list of those who brought a value was closed: nobody could choose it, neither the house nor a patron. That is proved to everybody who saw the seal and the list before the beacon was published.',
      beaconWithOwn:
        'A public beacon decided the order, after the list of those who brought a value was closed: nobody could choose it, neither the house nor a patron. That is proved to everybody who saw the seal and the list before the beacon was published, and your value is in the order as well.',
      house:
        'No patron brought in a value, so the house’s own is all there is. That proves the order was fixed before anyone bet. It does not prove that the house did not choose it.',
      houseAlone:
        'You brought in no value, so the house’s own is all there is. That proves the order was fixed before anyone bet. It does not prove that the house did not choose it.',
      alone:
        'Your value came with Deal, when the house had fixed all it could: it cannot have chosen this order. If it had left your value out, the opened deck would show it.',
      own: 'Your value is one of them. The house fixed its part before it knew your value, so it cannot have chosen the order: that is proved to you. Nobody who brought a value had seen a card.',
      /** One value, which is not the reader’s; several such. */
      oneOther:
        'The value is not yours. What is proved to you is that the house fixed its order and its own value before anyone bet. You cannot tell whether it chose the final order: the value may be its own. Only the patron who brought it can tell.',
      others:
        'Yours is not among them. What is proved to you is that the house fixed its order and its own value before anyone bet. You cannot tell whether it chose the final order: all of these values may be its own. Only a patron who brought one of them can tell.',
    },
    failed: {
      /** Three attempts are the most. */
      one: 'One attempt failed before, because somebody did not tell a value.',
      two: 'Two attempts failed before, because somebody did not tell a value.',
      three: 'Three attempts failed before, because somebody did not tell a value.',
      /** After one of the above. */
      choice: {
        one: 'Whoever did that could choose among {orders:words} order at most, and it is on record.',
        other: 'Whoever did that could choose among {orders:words} orders at most, and it is on record.',
      },
      houseAlone: 'After the third the house cuts alone. Three in a row deserve a question.',
    },
    awaited:
      'The seal names a public beacon, and the house says that it could not be had in time; whether it was published is for anybody to see.',
    missed: {
      one: '{patrons:count} more patron came too late or found no place left, and is on record.',
      other: '{patrons:count} more patrons came too late or found no place left, and are on record.',
    },
    beacon: 'The beacon’s value and its signature stand in every opened round, and are checked with it.',
    /** The tag is a hash, drawn as a button. */
    seed: 'Seed of the second, public order: <hash>seed</hash>',
  },
  own: {
    title: 'Your part',
    noneAlone: 'Your client draws a value when you press Deal.',
    none: 'You were not here when this shoe was cut. Your client takes part in the next one by itself.',
    coup: 'Coup {shoe:number}.',
    shoe: 'Shoe {shoe:number}.',
    /** What became of it. */
    standing: {
      alone: 'It went with Deal.',
      offered: 'Its hash is on its way to the table.',
      bound: 'Your client is bound to it: the table has its hash, and nobody knows the value.',
      told: 'It has been revealed, and the cut is not decided yet.',
      in: 'The shoe was cut with it.',
      'left-out':
        'Left out: your client came forward, and the table’s list does not have it. This shoe was not cut by it.',
      unused: 'Unused: the attempt it belonged to failed, or ended without it.',
      missed: {
        late: 'Not in this cut: the values were being revealed already. It is on record with the shoe, and the next one is open to you.',
        full: 'Not in this cut: no place was left in the list. It is on record with the shoe, and the next one is open to you.',
        unknown:
          'Not in this cut: it came too late. It is on record with the shoe, and the next one is open to you.',
      },
      refused: {
        'not-cutting': 'It was not taken: the shoe was not being cut.',
        'already-cut': 'It was not taken: your part in this cut was in already.',
        'cut-full': 'It was not taken: no place was left in this cut.',
        'wrong-value': 'It was not taken: it is not the value you were bound to.',
        'barred-from-cut':
          'It was not taken: a value of yours was missing from this cut. The next shoe is open to you again.',
        'table-paused': 'It was not taken: the table is paused.',
        suspended: 'It was not taken: your account is suspended.',
        unknown: 'It was not taken.',
      },
    },
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
    /** `fault`: a sentence, what is wrong with the answer. */
    noRound: 'What the house sent is no opened round. {fault}',
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
