// What each step of a verification compared, for those who want to see it or compute it themselves.
import { listSeen } from '@punto/engine/fairness/cut';
import { hashOfListed } from '@punto/engine/fairness/cut-list';
import { hexOf } from '@punto/engine/fairness/hash';
import { rootOf } from '@punto/engine/fairness/merkle';
import type { Contribution, Hex32, OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import { commitmentOf, houseHashOf, leafOf, shoeTree } from '@punto/engine/fairness/seal';

export type Evidence = readonly (readonly [what: string, is: string])[];

export const evidenceOf = (file: OpenedShoe | OpenedRound, step: string): Evidence => {
  const { seal, cut } = file;
  switch (step) {
    case 'commitment':
    case 'noted':
      return [...sealLines(file), ['commitment', commitmentOf(seal)]];
    case 'root':
      return file.kind === 'punto-shoe'
        ? [
            ['root of the cards', rootOfCards(file)],
            ['root in the seal', seal.root],
          ]
        : [];
    case 'proofs':
      return file.kind === 'punto-round'
        ? file.cards.flatMap(({ card, index, leaf, nonce, proof }) => [
            [`card ${index + 1}`, `${card}, sealed place ${leaf + 1}, ${proof.length} hashes to the root`],
            [`nonce of card ${index + 1}`, nonce],
            [`leaf of card ${index + 1}`, hexOf(leafOf(seal.shoe, leaf, card, nonce))],
          ])
        : [];
    case 'house':
      return [
        ['house’s value', cut.houseValue],
        ['its hash', houseHashOf(seal.shoe, cut.houseValue)],
        ['hash in the seal', seal.houseHash],
      ];
    case 'contributions':
      if (!('contributions' in cut))
        return [
          ['patrons in the list', String(cut.list.count)],
          ['root of the list', cut.list.root],
          ['root of the values', cut.values.root],
          ...cut.failed.map(({ count, root, withheld }, i): [string, string] => [
            `attempt ${i + 1}`,
            `${count} patrons, ${withheld} withheld, root ${root}`,
          ]),
          ['came too late or found no place', String(cut.missed)],
        ];
      return [
        ...cut.failed.flatMap((attempt, i) => attempt.flatMap(told(`attempt ${i + 1}, `))),
        ...cut.contributions.flatMap(told('')),
      ];
    case 'list':
      return listsOf(file).map((list, i, all): [string, string] => [
        i === all.length - 1 ? 'list of the cut' : `list of attempt ${i + 1}`,
        list,
      ]);
    case 'beacon':
      return cut.beacon
        ? [
            ['beacon', `${cut.beacon.name}, round ${cut.beacon.round}`],
            ['its value', cut.beacon.value],
            ...(cut.beacon.signature ? ([['its signature', cut.beacon.signature]] as const) : []),
          ]
        : [];
    case 'seed':
      return [['seed', cut.seed]];
    case 'digest':
      return [['digest', file.digest]];
    default:
      return [];
  }
};

const told =
  (where: string) =>
  ({ patron, commit, value }: Contribution): Evidence => [
    [`${where}patron ${patron}, told first`, commit ?? 'nothing, nor was it needed'],
    [`${where}patron ${patron}, value`, value ?? 'withheld'],
  ];

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
    value === null ? 'none' : typeof value === 'object' ? `${value.name}/${value.round}` : String(value),
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
