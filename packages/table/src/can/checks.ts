// Checks that give a reason against something, or `null`: what the tables of `patron.ts` and `staff.ts` are made of.

/** `null`: nothing is against it. */
export type StateCheck<S, R> = (standing: S) => R | null;

/** The two ways to make a check of a standing of this type. */
export const checksOf = <S>() => ({
  when:
    <const R extends string>(reason: R, is: (standing: S) => boolean): StateCheck<S, R> =>
    (standing) =>
      is(standing) ? reason : null,

  /** The reason of the first check that gives one. */
  first:
    <R extends string>(...checks: readonly StateCheck<S, R>[]): StateCheck<S, R> =>
    (standing) => {
      for (const check of checks) {
        const reason = check(standing);
        if (reason !== null) return reason;
      }
      return null;
    },
});
