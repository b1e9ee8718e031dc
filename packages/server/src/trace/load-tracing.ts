// Loads the tracing adapter when `--import` has loaded an OpenTelemetry program before.
import type { Callers, Tracing } from './tracing.ts';

/** Returns null without a provider. The adapter is loaded only when the API is registered: loading it is a hundredth of a start. */
export const loadTracing = async (callers: Callers): Promise<Tracing | null> => {
  if (!isRegistered()) return null;
  const { createTracing } = await import('./open-telemetry.ts');
  return createTracing(callers);
};

/** True when some OpenTelemetry package is loaded; it may have no provider, or use another version of the API. */
export const isRegistered = (): boolean => Object.getOwnPropertySymbols(globalThis).some(isOfTheApi);

/** The API registers itself for all its copies in a process under this symbol, followed by its version. */
const isOfTheApi = ({ description = '' }: symbol): boolean => description.startsWith('opentelemetry.js.api.');
