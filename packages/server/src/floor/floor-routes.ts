// The floor's HTTP API: one guard for all routes, and the routes, each group in a separate file.
import type { FastifyPluginAsync } from 'fastify';
import { allTablesRoutes } from './all-tables-routes.ts';
import { approvalRoutes } from './approval-routes.ts';
import { dutyRoutes } from './duty-routes.ts';
import type { FloorParts } from './floor-parts.ts';
import { guard } from './guard.ts';
import { monitoringRoutes } from './monitoring/monitoring-routes.ts';
import { dealerRoutes } from './names/dealer-routes.ts';
import { patronNameRoutes } from './names/patron-name-routes.ts';
import { operatorRoutes } from './operators/operator-routes.ts';
import { floorPatronRoutes } from './patron-routes.ts';
import { programRoutes } from './program-routes.ts';
import { floorProtectionRoutes } from './protection/protection-routes.ts';
import { journalRoutes } from './reports/journal-routes.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { roundRoutes } from './reports/round-routes.ts';
import { sanitizeBody } from './sanitize-text.ts';
import { sessionRoutes } from './session-routes.ts';
import { invitationRoutes } from './sign-in-methods/invitation-routes.ts';
import { floorOpenidRoutes } from './sign-in-methods/openid-routes.ts';
import { patronSignInMethodsRoutes } from './sign-in-methods/patron-sign-in-methods-routes.ts';
import { staffRoutes } from './staff-routes.ts';
import { floorTableRoutes } from './table-routes.ts';

export const floorRoutes =
  (parts: FloorParts): FastifyPluginAsync =>
  async (app) => {
    guard(app, parts.identity.sessions, parts.clock);
    await app.register(sessionRoutes(parts));
    await app.register(floorOpenidRoutes(parts));
    await app.register(staffRoutes(parts));
    app.addHook('preValidation', async (request) => {
      request.body = sanitizeBody(request.body);
    });
    await app.register(floorTableRoutes(parts));
    await app.register(allTablesRoutes(parts));
    await app.register(dealerRoutes(parts));
    await app.register(dutyRoutes(parts));
    await app.register(approvalRoutes(parts));
    await app.register(roundRoutes(parts));
    await app.register(floorPatronRoutes(parts));
    await app.register(floorProtectionRoutes(parts));
    await app.register(patronNameRoutes(parts));
    await app.register(patronSignInMethodsRoutes(parts));
    await app.register(invitationRoutes(parts));
    await app.register(reportRoutes(parts));
    await app.register(journalRoutes(parts));
    await app.register(monitoringRoutes(parts));
    await app.register(operatorRoutes(parts));
    await app.register(programRoutes(parts));
  };
