// Quality of the connection as three bars, by the round-trip time.
import { useClientState } from '../../client/client-state.tsx';

export const LinkState = () => {
  const app = useClientState();
  const open = () => app.connection().state === 'open';
  const bars = () => (open() ? strength(app.latencyMs()) : 0);
  const text = () => (open() ? `${Math.round(app.latencyMs() ?? 0)} ms` : 'no link');
  return (
    <div
      class="link-state"
      data-bars={bars()}
      role="img"
      aria-label={`Connection: ${text()}`}
      title={`Connection: ${text()}`}
    >
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
