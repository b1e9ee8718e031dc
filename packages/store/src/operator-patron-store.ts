// Patrons of operators: which patron of Punto is which person of an operator. One person is another patron in each currency.
import type { PatronId } from '@punto/table/ids';
import type { Patron } from './patron-store.ts';

/** A person as the operator knows it. */
export type OperatorPerson = {
  readonly brand: string;
  readonly currency: string;
  /** The operator's id: any text. */
  readonly operatorPatron: string;
};

export type OperatorPatron = OperatorPerson & { readonly patron: PatronId };

/** What a call to the wallet names: the person, and the newest session of the patron. */
export type OperatorSession = Pick<OperatorPatron, 'operatorPatron'> & { readonly session: string };

export type OperatorPatronStore = {
  readonly find: (person: OperatorPerson) => Promise<PatronId | null>;
  readonly of: (patron: PatronId) => Promise<OperatorPatron | null>;
  /** Called for each ticket. `null`: the patron has no session, or is not an operator's. */
  readonly sessionOf: (patron: PatronId) => Promise<OperatorSession | null>;
  /** Creates the patron of a person who has none; returns the id that the person has, also when another request was first. */
  readonly admit: (person: OperatorPerson, patron: Patron) => Promise<PatronId>;
};
