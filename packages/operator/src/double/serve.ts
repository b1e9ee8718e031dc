// Starts and stops the reference operator.
import { parseWebhookKey, type WebhookKeys } from '../signature/standard-webhooks.ts';
import { createDouble } from './double.ts';
import type { FaultRule } from './fault.ts';
import type { Sentences } from './say-rule.ts';
import { openOperatorBook } from './sqlite-book.ts';
import { addTestPatrons } from './test-patrons.ts';

export type ServeOptions = {
  readonly host: string;
  readonly port: number;
  /** A file, or `:memory:`. */
  readonly book: string;
  /** At least one key, as text. */
  readonly keys: readonly string[];
  readonly seed: number;
  readonly rules: readonly FaultRule[];
  readonly sentences?: Sentences;
  readonly clockOffset: number;
};

export type ServedDouble = {
  /** `http://127.0.0.1:8095`, without a slash at its end. */
  readonly address: string;
  readonly close: () => Promise<void>;
};

/** Throws with the change to make. */
export const serveDouble = async (options: ServeOptions): Promise<ServedDouble> => {
  const [first, ...rest] = options.keys.map(parseWebhookKey);
  if (first === undefined) throw new Error('a key is needed');
  const keys: WebhookKeys = [first, ...rest];
  const book = openBook(options.book);
  try {
    addTestPatrons(book, Date.now());
    const { seed, rules, sentences = {}, clockOffset } = options;
    const { http } = createDouble({ book, keys, seed, rules, sentences, clockOffset });
    const address = await http.listen({ host: options.host, port: options.port }).catch((error) => {
      throw new Error(listenFailure(error, options));
    });
    return {
      address,
      close: async () => {
        await http.close();
        book.close();
      },
    };
  } catch (error) {
    book.close();
    throw error;
  }
};

const openBook = (file: string) => {
  try {
    return openOperatorBook(file);
  } catch (error) {
    throw new Error(`cannot open the book ${file}: ${error instanceof Error ? error.message : error}`);
  }
};

const listenFailure = (error: NodeJS.ErrnoException, { host, port }: ServeOptions): string => {
  if (error.code === 'EADDRINUSE') return `port ${port} is taken: choose another with --port, or 0 for any`;
  if (error.code === 'EACCES') return `port ${port} is not allowed: choose one above 1023 with --port`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `${host} is no address of this machine`;
  return error.message;
};
