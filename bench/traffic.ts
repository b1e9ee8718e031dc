// Counts the traffic to a database during a benchmark: statements, and round trips, where statements that are pipelined
// count as one.
import { Client } from 'pg';

export type Traffic = { readonly statements: number; readonly ways: number };

export const watchTraffic = (): { readonly stop: () => Traffic } => {
  const { query } = Client.prototype;
  const unanswered = new WeakMap<Client, number>();
  let statements = 0;
  let ways = 0;
  const answered = (client: Client): void => void unanswered.set(client, (unanswered.get(client) ?? 1) - 1);

  Client.prototype.query = function watched(this: Client, ...asked: Parameters<typeof query>) {
    const before = unanswered.get(this) ?? 0;
    statements += 1;
    if (before === 0) ways += 1;
    unanswered.set(this, before + 1);
    const answer: unknown = Reflect.apply(query, this, asked);
    if (answer instanceof Promise) {
      const over = (): void => answered(this);
      answer.then(over, over);
    }
    return answer;
  } as typeof query;

  return {
    stop: () => {
      Client.prototype.query = query;
      return { statements, ways };
    },
  };
};
