// The page that checks an opened shoe or round on the reader's device. The commitment, the seal, the cut and the list are
// words of the description of fairness: the same word for each everywhere. Hashes are 64 digits, drawn as buttons.
export default {
  title: 'Check a shuffle',
  lead: 'Give it a shoe that has ended, or a round that is over, as the table publishes them, or your play record as JSON. Everything is computed on this device, and the file goes nowhere.',
  file: {
    title: 'The file',
    ways: 'Drop it here, choose it, or paste its text.',
    choose: 'Choose a file',
    sample: 'Try a sample',
    sampleName: 'shoe.json, a sample',
    /** Over the page while a file is dragged. */
    drop: 'Let it go',
    paste: 'Paste the text',
    pasted: 'Text of the file',
    pastedName: 'The pasted text',
    check: 'Check the text',
  },
  /** `why`: sentences. */
  note: {
    fetching: 'Fetching it from the house …',
    fault: 'The house did not give it: {why} A file you have kept can be checked all the same.',
    refused: '<strong>{file} is nothing that can be checked.</strong> {why}',
  },
  refused: {
    empty: 'It is empty.',
    large: 'It is far larger than any shoe.',
    notJson:
      'It is not JSON. Choose the file as the table gave it, from its first brace to the last; a text of rounds or a page saved by the browser cannot be checked.',
    kind: 'It is JSON, and no opened shoe or round and no play record: its “kind” says which it is, and there is none.',
    /** `fault`: a sentence, what is wrong with the file. */
    shape:
      'It cannot be read as it stands. {fault} If it came like this from the house, that is reason enough to ask.',
  },
  /** What the reader knows besides the file: the name of each field, and what it is good for. */
  known: {
    title: 'What you know besides',
    commitment:
      '<strong>The commitment</strong>, as the table showed it before the first bet: then the order was fixed by then.',
    value:
      '<strong>Your own value</strong>, if you cut this shoe: then the house cannot have chosen its order.',
    list: '<strong>The list you saw</strong>, its hash, from before the values were revealed: then nobody was left out.',
    digits: '64 digits, 0 to 9 and a to f',
    wrong:
      'These are {characters:number} characters, and not 64 digits from 0 to 9 and a to f: it is not compared.',
  },
  what: {
    round: 'Round {round:number} of shoe {shoe:number} at {table}',
    shoe: {
      one: 'The whole of shoe {shoe:number} at {table}, {rounds:count} round',
      other: 'The whole of shoe {shoe:number} at {table}, {rounds:count} rounds',
    },
  },
  /** The heading of a check that holds: what it proves at most. */
  headline: {
    shoe: {
      dealt: 'Dealt as it was sealed',
      sealed: 'Dealt as it was sealed, and sealed before you saw it',
      notChosen: 'Dealt as it was sealed, and not chosen by the house',
    },
    round: {
      dealt: 'This round was dealt as it was sealed',
      sealed: 'This round was dealt as it was sealed, and sealed before you saw it',
      notChosen: 'This round was dealt as it was sealed, and not chosen by the house',
    },
  },
  /** What is proved, and what is not: `unasked` stands before what was not checked, `open` before what cannot be. */
  proof: {
    unasked: 'Not asked.',
    open: 'Nothing shows it.',
    shoe: 'The cards were all there, none was exchanged, and they were dealt by the rules in the order that seal and values give.',
    round:
      'The cards of this round lay sealed in the shoe, and were dealt by the rules from the places the seed says. The rest of the shoe shows when it has ended.',
    fixed: 'The house fixed its order and its own value before you saw the commitment.',
    fixedUnasked:
      'That the order was fixed before anyone bet: for that, give the commitment you saw before the first bet.',
    beacon:
      'Nobody chose the order: a public beacon decided it after the seal and the list. That rests on your having seen both before it was published.',
    beaconUnasked:
      'That nobody chose the order, because a public beacon decided it. To check this, give the commitment and the list that you saw before the beacon was published; without them there is only the word of the house for when they were fixed.',
    chosen: 'To you: the house did not choose the order, since it could not know your value when it sealed.',
    chosenUnasked:
      'That the house did not choose the order: for that, give a value you brought in yourself. To anybody else all values could be the house’s own, and this file proves only that the house was bound before.',
    chosenOpen:
      'That the house did not choose the order: no patron brought in a value, and it knew both parts.',
    list: 'Nobody was left out or put in after the values were revealed.',
    listUnasked:
      'That nobody was left out after the values were revealed. To check this, give the list your client kept.',
    listOpen: 'That nobody’s value was dropped: only who was there and saw a list can tell.',
  },
  failed: {
    /** `step`: the title of the step that does not hold, in small letters. */
    title: 'It does not hold: {step}',
    advice:
      'If this file came straight from the house, keep it: it is evidence, and nobody can make it fit any more. Place no more bets there, have somebody else check it with another verifier, and ask the house to answer. If it came from somebody else, fetch it from the house first.',
    save: 'Save the file',
  },
  steps: {
    title: 'Step by step',
    /** Behind the title of a step; `holds` is read out only. */
    holds: 'holds',
    fails: 'does not hold',
    unasked: 'not asked',
    compared: 'What was compared',
  },
  /** The check of a play record: rounds of one patron, each bet with what it came to. A definition says when a bet of the house wins and what it pays. */
  record: {
    what: { one: 'A play record, {rounds:count} round', other: 'A play record, {rounds:count} rounds' },
    headline: 'Every line agrees',
    advice:
      'If this file came straight from the house, keep it: it is evidence. Have somebody else check it with another verifier, and ask the house to answer.',
    /** What the check proves, what it would need, and what no file can prove. */
    proof: {
      settled:
        'The lines agree with each other: the recorded cards give the results, and every bet was paid to the unit as the definition with its hash, or the rules, say.',
      cards: 'The recorded cards lay in the sealed shoe, as the proofs of the rounds show.',
      cardsUnasked:
        'That the recorded cards lay in the sealed shoe: for that, check a round from the play record while its proof is published.',
      definitions:
        'That a bet paid the same when you staked: for that, compare the hash of its definition with the one that the table had then.',
      stakes:
        'That these stakes were placed, and that none is missing: nobody signs the record. You know what you staked.',
    },
    /** Titles of the steps; in a heading after a colon they begin with a small letter. */
    title: {
      definitions: 'The definitions',
      results: 'The results',
      bets: 'The bets',
      sums: 'The sums',
      opened: 'The opened cards',
    },
    /** `more`: below a long list. */
    lines: {
      title: 'Line by line',
      round: 'Shoe {shoe:number}, round {round:number} at {table}',
      definition: 'definition {hash}',
      more: '100 of {rounds:number} rounds are drawn, those with a wrong line first.',
    },
    /** What a step found. `in-round` and `in-bet` stand before a sentence that says what is wrong there. `path`: the line in the file. `is`: as recorded, `right`: as it should be. Hashes are 64 digits, drawn as buttons. */
    sentence: {
      'in-round': 'Round {round:number} of shoe {shoe:number} at {table} ({path}):',
      'in-bet': 'Round {round:number} of shoe {shoe:number} at {table}, {bet} ({path}):',
      'more-lines': {
        one: '{lines:count} more line of this step is wrong.',
        other: '{lines:count} more lines of this step are wrong.',
      },
      'definitions-hold': {
        one: '{bets:count} definition: what settles, hashed again, gives the hash that the records name.',
        other:
          '{bets:count} definitions: what settles, hashed again, gives the hashes that the records name.',
      },
      'definition-differs':
        'The definition of {bet}, hashed again, gives {made}, and the file has it under {told}: it was changed.',
      'results-hold': {
        one: '{rounds:count} round: the recorded cards can be dealt by the drawing rules and give the recorded result.',
        other:
          '{rounds:count} rounds: the recorded cards can be dealt by the drawing rules and give the recorded results.',
      },
      'result-not-dealt': 'the drawing rules do not deal these cards.',
      'result-differs': 'the cards give another result than the one recorded.',
      'result-without-cards': 'the stakes were returned, and a result is recorded all the same.',
      'bets-hold': {
        one: '{bets:count} bet: winnings, commission and return are, to the unit, those of the definition or the rules.',
        other:
          '{bets:count} bets: winnings, commission and return are, to the unit, those of the definitions or the rules.',
      },
      'bet-unknown': 'the file has no definition whose hash is {hash}.',
      'bet-undefined':
        'it is said to be paid by “{schedule}”, which is not of the rules, and no definition is named.',
      'bet-of-another': 'it is said to be paid by “{schedule}”, which does not pay this bet.',
      'bet-too-large': 'no table can pay so large a stake exactly.',
      'bet-verdict': 'it is recorded as “{is}”, and it is “{right}”.',
      'bet-winnings': 'the winnings are recorded as {is:coins}, and they are {right:coins}.',
      'bet-commission': 'the commission is recorded as {is:coins}, and it is {right:coins}.',
      'bet-return': 'the return is recorded as {is:coins}, and it is {right:coins}.',
      'sums-hold': {
        one: '{rounds:count} round: stakes and returns add up, and the balance moves by the net of the round.',
        other:
          '{rounds:count} rounds: stakes and returns add up, and the balance moves by the net of each round.',
      },
      'sum-staked': '{is:coins} is recorded as staked, and the stakes add up to {right:coins}.',
      'sum-returned': '{is:coins} is recorded as returned, and the returns add up to {right:coins}.',
      'sum-balance': 'the balance moves by {is:signed}, and the net is {right:signed}.',
      'sum-correction':
        'the correction is recorded as {is:signed}, and the two accounts differ by {right:signed}.',
      'opened-hold': {
        one: '{rounds:count} round: the recorded cards are those that lay in the sealed shoe.',
        other: '{rounds:count} rounds: the recorded cards are those that lay in the sealed shoe.',
      },
      'opened-corrected': {
        one: '{rounds:count} round was corrected by the house: its opened cards are as they were dealt, and the correction is the word of the house.',
        other:
          '{rounds:count} rounds were corrected by the house: their opened cards are as they were dealt, and the correction is the word of the house.',
      },
      'opened-broken': 'its opened cards do not prove themselves: check the proof of the round alone.',
      'opened-differs': 'the recorded cards are not those that were opened.',
      'opened-of-none': 'opened cards of a round that is not recorded here.',
      'unasked-opened': {
        one: 'The file has no opened cards of {rounds:count} settled round: that its cards lay in the sealed shoe shows with the proof of the round.',
        other:
          'The file has no opened cards of {rounds:count} settled rounds: that their cards lay in the sealed shoe shows with the proofs of the rounds.',
      },
      'unasked-schedule': {
        one: '{bets:count} bet was recorded by an earlier release, which did not keep what paid.',
        other: '{bets:count} bets were recorded by an earlier release, which did not keep what paid.',
      },
    },
  },
  replay: {
    title: 'The cards again',
    none: 'No round was dealt from this shoe.',
    fails: 'As the file tells it; a step of the check does not hold.',
    round: 'Round {round:number}',
    choice: 'Round',
    /** `result`: as in a record, `Banker wins, 6 – 1`. */
    option: 'Round {round:number} · {result}',
    before: 'Before',
    next: 'Next',
    hand: { player: 'Player hand', banker: 'Banker hand' },
    /** Below a card: its place in the shoe, and in the sealed order. Short. */
    card: 'card {place:number}',
    sealed: 'sealed {place:number}',
  },
  hash: {
    less: 'Show less',
    more: 'Show all of it',
    copied: 'Copied.',
    notCopied: 'The browser does not let this page copy. Mark the digits and copy them by hand.',
  },
  /** What a step compared: names of values, for readers who want to compute them. */
  evidence: {
    commitment: 'commitment',
    rootOfCards: 'root of the cards',
    rootInSeal: 'root in the seal',
    card: 'card {card:number}',
    cardIs: {
      one: '{card}, sealed place {place:number}, {hashes:count} hash to the root',
      other: '{card}, sealed place {place:number}, {hashes:count} hashes to the root',
    },
    nonce: 'nonce of card {card:number}',
    leaf: 'leaf of card {card:number}',
    houseValue: 'house’s value',
    houseHash: 'its hash',
    hashInSeal: 'hash in the seal',
    inList: 'patrons in the list',
    rootOfList: 'root of the list',
    rootOfValues: 'root of the values',
    attempt: 'attempt {attempt:number}',
    attemptIs: {
      one: '{patrons:count} patron, {withheld:number} withheld, root {root}',
      other: '{patrons:count} patrons, {withheld:number} withheld, root {root}',
    },
    missed: 'came too late or found no place',
    list: 'list of the cut',
    listOfAttempt: 'list of attempt {attempt:number}',
    beacon: 'beacon',
    beaconIs: '{name}, round {round}',
    value: 'its value',
    signature: 'its signature',
    seed: 'seed',
    digest: 'digest',
    toldFirst: 'patron {patron}, hash, told first',
    toldFirstInAttempt: 'attempt {attempt:number}, patron {patron}, hash, told first',
    notNeeded: 'nothing, nor was it needed',
    valueOf: 'patron {patron}, value',
    valueOfInAttempt: 'attempt {attempt:number}, patron {patron}, value',
    withheld: 'withheld',
    none: 'none',
  },
} as const;
