// Lists every route as it is registered, so that a test can check the permission of each one.
import type { FastifyInstance } from 'fastify';

export type RouteName = {
  readonly method: string;
  readonly url: string;
  /** Schemas of its answers. */
  readonly answers: readonly object[];
};

declare module 'fastify' {
  interface FastifyInstance {
    everyRoute: RouteName[];
  }
}

/** Must run before any other route is registered. */
export const listRoutes = (app: FastifyInstance): void => {
  const routes: RouteName[] = [];
  app.decorate('everyRoute', routes);
  app.addHook('onRoute', ({ method, url, schema }) => {
    const { response } = schema ?? {};
    const answers = typeof response === 'object' && response !== null ? Object.values(response) : [];
    for (const each of [method].flat()) routes.push({ method: each, url, answers });
  });
};
