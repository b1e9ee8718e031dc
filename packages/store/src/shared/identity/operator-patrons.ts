// Maps rows of operators' patrons, for both databases.
import type { PatronId } from '@punto/table/ids';
import type { OperatorPatron } from '../../operator-patron-store.ts';

export type OperatorPatronRow = {
  brand: string;
  currency: string;
  operator_patron: string;
  patron: PatronId;
};

export const operatorPatronOf = ({ operator_patron, ...row }: OperatorPatronRow): OperatorPatron => ({
  ...row,
  operatorPatron: operator_patron,
});
