// Maps rows of operators' patrons, for both databases.
import type { PatronId } from '@punto/table/ids';
import type { OperatorPatron, OperatorSession } from '../../operator-patron-store.ts';

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

export type OperatorSessionRow = {
  patron: PatronId;
  operator_patron: string;
  /** `null`: the patron has no session. */
  session: string | null;
};

/** `patrons`: the condition on the column `patron`. */
export const operatorSessions = (patrons: string): string =>
  `SELECT patron, operator_patron,
          (SELECT id FROM sessions WHERE sessions.patron = operator_patrons.patron
            ORDER BY seen_at DESC, id LIMIT 1) AS session
     FROM operator_patrons WHERE patron ${patrons}`;

export const operatorSessionOf = ({
  operator_patron: operatorPatron,
  session,
}: OperatorSessionRow): OperatorSession | null => (session === null ? null : { operatorPatron, session });
