// The spans of HTTP requests, and the trace id of the errors they are answered with. Named by the route, since an address
// has names and ids in it. Registered only where traces are recorded.
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
    tracing.within(span, done);
  });

  // The body arrives in the context of its connection: without this the handler of a request with a body has no span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) tracing.within(span, done);
    else done();
  });

  app.addHook('preSerialization', async (request, reply, answer) => {
    const span = spans.get(request);
    if (!span || reply.statusCode < 400 || !isError(answer)) return answer;
    span.set({ 'punto.outcome': answer.error });
    return { ...answer, traceId: span.id.traceId };
  });

  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.fail(String(reply.statusCode));
    span?.end();
  });

  app.addHook('onRequestAbort', async (request) => {
    const span = spans.get(request);
    span?.fail('aborted');
    span?.end();
  });
};

/** Below the span of an instrumentation of Node's HTTP server, if there is one, else by the header. */
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
