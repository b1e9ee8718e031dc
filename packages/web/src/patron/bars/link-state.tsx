// Quality of the connection as three bars, by the round-trip time.
import { texts } from '@punto/language/catalogue';
import { useClientState } from '../../client/client-state.tsx';

const text = texts('bars').connection;

export const LinkState = () => {
  const app = useClientState();
  const open = () => app.connection().state === 'open';
  const bars = () => (open() ? strength(app.latencyMs()) : 0);
  const label = () => (open() ? text.open({ latency: Math.round(app.latencyMs() ?? 0) }) : text.lost());
  return (
    <div class="link-state" data-bars={bars()} role="img" aria-label={label()} title={label()}>
      <i />
      <i />
      <i />
    </div>
  );
};

const strength = (latencyMs: number | null): number => {
  if (latencyMs === null) return 2;
  return latencyMs < 150 ? 3 : latencyMs < 500 ? 2 : 1;
};
