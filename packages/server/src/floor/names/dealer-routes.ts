// Floor routes of dealer cards: the public name and the drawn portrait of a dealer, which patrons see, set by a supervisor.
// The sign-in name of a member is only for the staff.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type DealerAnswer,
  DealersSchema,
  DoneSchema,
  FloorErrorSchema,
  NameDealerSchema,
  StaffParamsSchema,
} from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { readDisplayName } from '@punto/protocol/names/display-name';
import { isPortrait } from '@punto/protocol/names/people-view';
import { nameSkeleton } from '@punto/protocol/names/skeleton';
import { nameFaultText } from '@punto/protocol/names/words';
import type { DealerCard } from '@punto/store/dealer-card-store';
import type { StaffMember } from '@punto/store/staff-store';
import { faultyFields } from '../../http/problem.ts';
import { problemWith } from '../../http/problem-detail.ts';
import { entryOf } from '../../identity/staff-journal-entry.ts';
import { ERROR_ANSWERS } from '../error-answers.ts';
import type { FloorParts } from '../floor-parts.ts';
import { actorOf } from '../guard.ts';

const SIGN_IN_NAME = 'The public name is the name this member signs in with: choose another.';
const GET_DEALERS = {
  config: { floor: 'name-dealer' },
  schema: {
    tags: ['floor'],
    summary: 'The members who may deal, with their public names',
    response: { 200: DealersSchema, ...ERROR_ANSWERS },
  },
} as const;

const PUT_DEALER = {
  config: { floor: 'name-dealer' },
  schema: {
    tags: ['floor'],
    summary: 'Set or remove the public name and the portrait of a dealer',
    params: StaffParamsSchema,
    body: NameDealerSchema,
    response: { 200: DoneSchema, ...ERROR_ANSWERS, 404: FloorErrorSchema },
  },
} as const;

export const dealerRoutes =
  ({ store, clock, refusedWords }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { cards } = store.staff;

    app.get(FLOOR_PATHS.dealers, GET_DEALERS, async () => {
      const [all, named] = await Promise.all([store.staff.all(), cards.all()]);
      return { dealers: all.filter(mayDeal).map((member) => dealerOf(member, named.get(member.id) ?? null)) };
    });

    app.put(FLOOR_PATHS.dealer, PUT_DEALER, async (request) => {
      const member = await store.staff.byId(request.params.id);
      if (!member || !mayDeal(member)) throw problemWith('not-found', 'no-dealer');
      const { publicName, portrait } = request.body;
      const after = publicName === null ? null : { name: readPublicName(publicName, member), portrait };
      const entry = entryOf(actorOf(request), {
        at: clock.now(),
        action: 'change-dealer-card',
        before: { id: member.id, card: await cards.of(member.id) },
        after: { id: member.id, card: after },
      });
      if (!(await cards.set(member.id, after, entry))) throw problemWith('not-found', 'no-dealer');
      return { done: true } as const;
    });

    const readPublicName = (typed: string, member: StaffMember): string => {
      const reading = readDisplayName(typed, { refused: refusedWords, ofStaff: true });
      const field = 'publicName';
      if (!reading.ok) {
        const { fault } = reading;
        throw faultyFields([{ field, says: nameFaultText(fault), why: { code: `name-${fault}` } }]);
      }
      if (reading.skeleton === nameSkeleton(member.name))
        throw faultyFields([{ field, says: SIGN_IN_NAME, why: { code: 'sign-in-name' } }]);
      return reading.name;
    };
  };

/** A supervisor at a desk deals there. */
const mayDeal = ({ role, active }: StaffMember): boolean => role !== 'manager' && active;

const dealerOf = ({ id, name }: StaffMember, card: DealerCard | null): DealerAnswer => ({
  id,
  name,
  publicName: card?.name ?? null,
  portrait: card && isPortrait(card.portrait) ? card.portrait : null,
});
