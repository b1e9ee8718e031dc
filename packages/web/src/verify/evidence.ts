// The values that each step of a verification compared, for readers who want to see them or compute them themselves.
import { listSeen } from '@punto/engine/fairness/cut';
import { hashOfListed } from '@punto/engine/fairness/cut-list';
import { hexOf } from '@punto/engine/fairness/hash';
import { rootOf } from '@punto/engine/fairness/merkle';
import type { Contribution, Hex32, OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import { commitmentOf, houseHashOf, leafOf, shoeTree } from '@punto/engine/fairness/seal';
import { texts } from '@punto/language/catalogue';
import { count } from '@punto/ui/words/number.ts';

const text = texts('verify').evidence;

export type Evidence = readonly (readonly [what: string, is: string])[];

export const evidenceOf = (file: OpenedShoe | OpenedRound, step: string): Evidence => {
  const { seal, cut } = file;
  switch (step) {
    case 'commitment':
    case 'noted':
      return [...sealLines(file), [text.commitment(), commitmentOf(seal)]];
    case 'root':
      return file.kind === 'punto-shoe'
        ? [
            [text.rootOfCards(), rootOfCards(file)],
            [text.rootInSeal(), seal.root],
          ]
        : [];
    case 'proofs':
      return file.kind === 'punto-round'
        ? file.cards.flatMap(({ card, index, leaf, nonce, proof }) => [
            [text.card({ card: index + 1 }), text.cardIs({ card, place: leaf + 1, hashes: proof.length })],
            [text.nonce({ card: index + 1 }), nonce],
            [text.leaf({ card: index + 1 }), hexOf(leafOf(seal.shoe, leaf, card, nonce))],
          ])
        : [];
    case 'house':
      return [
        [text.houseValue(), cut.houseValue],
        [text.houseHash(), houseHashOf(seal.shoe, cut.houseValue)],
        [text.hashInSeal(), seal.houseHash],
      ];
    case 'contributions':
      if (!('contributions' in cut))
        return [
          [text.inList(), count(cut.list.count)],
          [text.rootOfList(), cut.list.root],
          [text.rootOfValues(), cut.values.root],
          ...cut.failed.map(({ count: patrons, root, withheld }, i): [string, string] => [
            text.attempt({ attempt: i + 1 }),
            text.attemptIs({ patrons, withheld, root }),
          ]),
          [text.missed(), count(cut.missed)],
        ];
      return [
        ...cut.failed.flatMap((attempt, i) => attempt.flatMap(told(i + 1))),
        ...cut.contributions.flatMap(told(null)),
      ];
    case 'list':
      return listsOf(file).map((list, i, all): [string, string] => [
        i === all.length - 1 ? text.list() : text.listOfAttempt({ attempt: i + 1 }),
        list,
      ]);
    case 'beacon':
      return cut.beacon
        ? [
            [text.beacon(), text.beaconIs({ name: cut.beacon.name, round: String(cut.beacon.round) })],
            [text.value(), cut.beacon.value],
            ...(cut.beacon.signature ? ([[text.signature(), cut.beacon.signature]] as const) : []),
          ]
        : [];
    case 'seed':
      return [[text.seed(), cut.seed]];
    case 'digest':
      return [[text.digest(), file.digest]];
    default:
      return [];
  }
};

/** `attempt`: the one that failed; `null`: the one that counted. */
const told =
  (attempt: number | null) =>
  ({ patron: number, commit, value }: Contribution): Evidence => {
    const patron = String(number);
    return [
      [
        attempt === null ? text.toldFirst({ patron }) : text.toldFirstInAttempt({ attempt, patron }),
        commit ?? text.notNeeded(),
      ],
      [
        attempt === null ? text.valueOf({ patron }) : text.valueOfInAttempt({ attempt, patron }),
        value ?? text.withheld(),
      ],
    ];
  };

/** The list of each attempt; the last attempt is the one that counted. */
const listsOf = ({ seal, cut }: OpenedShoe | OpenedRound): readonly Hex32[] => {
  const commitment = commitmentOf(seal);
  return 'contributions' in cut
    ? [...cut.failed, cut.contributions].map((attempt) => listSeen(seal, commitment, attempt))
    : [...cut.failed, cut.list].map((list) => hashOfListed(commitment, list));
};

const sealLines = ({ seal }: OpenedShoe | OpenedRound): Evidence =>
  Object.entries(seal).map(([name, value]) => [
    name,
    value === null ? text.none() : typeof value === 'object' ? `${value.name}/${value.round}` : String(value),
  ]);

const rootOfCards = ({ seal, cards }: OpenedShoe): Hex32 =>
  hexOf(
    rootOf(
      shoeTree(seal.shoe, {
        order: cards.map(({ card }) => card),
        nonces: cards.map(({ nonce }) => nonce),
      }),
    ),
  );
