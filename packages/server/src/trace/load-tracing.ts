// Loads the adapter of traces where a program of OpenTelemetry was loaded before, by `--import`.
import type { Callers, Tracing } from './tracing.ts';

/** `null`: there is no provider. The adapter is loaded only where something has registered: it is a hundredth of a start. */
export const loadTracing = async (callers: Callers): Promise<Tracing | null> => {
  if (!isRegistered()) return null;
  const { createTracing } = await import('./open-telemetry.ts');
  return createTracing(callers);
};

/** Whether something of OpenTelemetry was loaded before. It may have no provider, or one of an earlier version of the API. */
export const isRegistered = (): boolean => Object.getOwnPropertySymbols(globalThis).some(isOfTheApi);

/** Under this symbol, with the number of its version, the API keeps what is registered for all its copies in a process. */
const isOfTheApi = ({ description = '' }: symbol): boolean => description.startsWith('opentelemetry.js.api.');
