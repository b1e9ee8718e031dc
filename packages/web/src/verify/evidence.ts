// What each step of a check compared, for those who want to see it or compute it themselves.
import { listHashOf } from '@punto/engine/fairness/cut';
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
      return [
        ...cut.failed.flatMap((attempt, i) => attempt.flatMap(told(`attempt ${i + 1}, `))),
        ...cut.contributions.flatMap(told('')),
      ];
    case 'list':
      return [
        ['list of the cut', listHashOf(commitmentOf(seal), commitsOf(cut.contributions))],
        ...cut.failed.map((attempt, i): [string, string] => [
          `list of attempt ${i + 1}`,
          listHashOf(commitmentOf(seal), commitsOf(attempt)),
        ]),
      ];
    case 'beacon':
      return cut.beacon
        ? [
            ['beacon', `${cut.beacon.name}, round ${cut.beacon.round}`],
            ['its value', cut.beacon.value],
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

const commitsOf = (attempt: readonly Contribution[]): readonly Hex32[] =>
  attempt.flatMap(({ commit }) => commit ?? []);

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
