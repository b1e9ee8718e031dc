// Lists every route as it is registered, so that a test can check the permission of each one.
import type { FastifyInstance } from 'fastify';

export type RouteName = { readonly method: string; readonly url: string };

declare module 'fastify' {
  interface FastifyInstance {
    everyRoute: RouteName[];
  }
}

/** Must run before any other route is registered. */
export const listRoutes = (app: FastifyInstance): void => {
  const routes: RouteName[] = [];
  app.decorate('everyRoute', routes);
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push({ method: each, url });
  });
};
