// Spans of HTTP requests, and the trace id in error answers. A span is named by the route, since a path contains names and ids.
// Registered only where traces are recorded.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TraceSpan, Tracing } from '../trace/tracing.ts';

/** Pages, files and probes are not traced. */
const TRACED = '/api/';

export const traceRequests = (app: FastifyInstance, tracing: Tracing): void => {
  const spans = new WeakMap<FastifyRequest, TraceSpan>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = '' } = request.routeOptions;
    if (!route.startsWith(TRACED)) return done();
    const span = beginSpan(tracing, request, route);
    spans.set(request, span);
    // Fastify keeps the context while a body arrives, and the promises of the handler keep it after that.
    tracing.within(span, done);
  });

  app.addHook('preSerialization', async (request, reply, answer) => {
    const span = spans.get(request);
    if (!span || reply.statusCode < 400 || !isError(answer)) return answer;
    span.set({ 'punto.outcome': answer.error });
    return { ...answer, traceId: span.id.traceId };
  });

  /** Ends the span once: a request may be both aborted and answered. */
  const end = (request: FastifyRequest, last: (span: TraceSpan) => void): void => {
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    last(span);
    span.end();
  };

  app.addHook('onResponse', async (request, { statusCode }) =>
    end(request, (span) => {
      span.set({ 'http.response.status_code': statusCode });
      if (statusCode >= 500) span.fail(String(statusCode));
    }),
  );

  app.addHook('onRequestAbort', async (request) => end(request, (span) => span.fail('aborted')));
};

/** The parent is the span of an instrumentation of Node's HTTP server, else that of the header. */
const beginSpan = (
  tracing: Tracing,
  { method, headers: { traceparent } }: FastifyRequest,
  route: string,
): TraceSpan => {
  const attributes = { 'http.request.method': method, 'http.route': route };
  const name = `${method} ${route}`;
  if (tracing.active() !== null) return tracing.begin(name, { attributes });
  return tracing.receive(name, typeof traceparent === 'string' ? traceparent : undefined, attributes);
};

const isError = (answer: unknown): answer is { readonly error: string } =>
  typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string';
