// Faults at the table host, the routes, the sessions and the floor.
import type { Mutant } from '../mutant.ts';

const SRC = 'packages/server/src';
const near = (...tests: readonly string[]): readonly string[] =>
  tests.map((test) => `${SRC}/${test}.test.ts`);

export const SERVER: readonly Mutant[] = [
  {
    rule: 'T7',
    does: 'anybody’s fold of a squeezed card is shown',
    file: `${SRC}/table-host/answers.ts`,
    from: 'if (squeeze?.holder === patron) {',
    to: 'if (squeeze) {',
    near: near('table-host/peel'),
  },
  {
    rule: 'T6',
    does: 'a correction of a minor unit above the sum needs no second person',
    file: `${SRC}/floor/second-person.ts`,
    from: 'totalMinor + aloneMinor > approvalMinor',
    to: 'totalMinor + aloneMinor > approvalMinor + 1',
    near: near('floor/second-person'),
  },
  {
    rule: 'T6',
    does: 'small corrections are not added up',
    file: `${SRC}/floor/second-person.ts`,
    from: 'totalMinor + aloneMinor > approvalMinor',
    to: 'totalMinor > approvalMinor',
    near: near('floor/second-person'),
  },
  {
    rule: 'L3',
    does: 'limits at twice the room’s own need a second person',
    file: `${SRC}/floor/second-person.ts`,
    from: 'is * 100 > own * percent',
    to: 'is * 100 >= own * percent',
    near: near('floor/second-person'),
  },
  {
    rule: 'C.6.5',
    does: 'a dismissed member’s session stays open',
    file: `${SRC}/identity/floor-sessions.ts`,
    from: 'if (!session || !member?.active) return null;',
    to: 'if (!session || !member) return null;',
    near: near('floor/session-life'),
  },
  {
    rule: 'T6',
    does: 'a patron is not told of a cancelled round on return',
    file: `${SRC}/routes/notice-routes.ts`,
    from: "revision > 0 || status === 'cancelled'",
    to: 'revision > 0',
    near: near('routes/notice-routes'),
  },
  {
    rule: 'T6',
    does: 'what was put away is told again',
    file: `${SRC}/routes/notice-routes.ts`,
    from: 'record.at > seen',
    to: 'record.at >= seen',
    near: near('routes/notice-routes'),
  },
  {
    rule: 'L7',
    does: 'a patron with coins gets a top-up',
    file: `${SRC}/identity/guests.ts`,
    from: '      if (!isBroke(await accountView(store, patron, clock.now()), leastMinor()))\n',
    to: '      if (false)\n',
    near: near('routes/patron-routes'),
  },
  {
    rule: 'T8',
    does: 'an export names a private table by its inner name',
    file: `${SRC}/routes/record-export.ts`,
    from: 'yield byPublicName(record)',
    to: 'yield record',
    near: near('routes/record-export'),
  },
  {
    rule: 'P6',
    does: 'an excluded patron takes a seat',
    file: 'packages/server/src/table-host/decision-context.ts',
    from: '(world.protections.has(patron) ? absenceIn(tx, patron, now) : null)',
    to: '(world.protections.has(patron) && now < 0 ? absenceIn(tx, patron, now) : null)',
    near: ['packages/server/src/table-host/presence/left-play.test.ts'],
  },
];
