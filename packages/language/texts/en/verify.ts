// The page that checks an opened shoe or round on the reader's device. The commitment, the seal, the cut and the list are
// words of the description of fairness: the same word for each everywhere. Hashes are 64 digits, drawn as buttons.
export default {
  title: 'Check a shuffle',
  lead: 'Give it a shoe that has ended, or a round that is over, as the table publishes them. Everything is computed on this device, and the file goes nowhere.',
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
    kind: 'It is JSON, and neither an opened shoe nor an opened round: its “kind” says which it is, and there is none.',
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
