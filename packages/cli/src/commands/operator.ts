// `punto operator`: a reference operator to develop and test against, by the contract of packages/operator.
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import type { FaultRule } from '@punto/operator/double/fault';
import { examples } from '../command-help.ts';
import { Failure, Misuse } from '../failure.ts';
import { untilInterrupted } from '../interruption.ts';
import { wholeNumber } from '../parameters.ts';
import type { Shell } from '../shell.ts';

const PORT = 8_095;
const MOST_PORT = 65_535;
const MOST_SEED = 2 ** 32 - 1;

export const operatorCommand = (shell: Shell) =>
  new Command('operator')
    .description(
      'Starts a reference operator: a wallet by the contract of Punto with a ledger page, and faults where they are asked for. For development and tests.',
    )
    .addCommand(openapiCommand(shell))
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <n>', 'port to listen on; 0 for any free port', wholeNumber(0, MOST_PORT), PORT)
    .option('--book <file>', 'SQLite file of its book; without it the book is in memory')
    .option(
      '--key <key>',
      'whsec_ key that signs calls and answers; several while keys rotate (default: a new one)',
      several,
      [],
    )
    .option('--key-file <file>', 'file with such keys, one a line')
    .option(
      '--fault <rule>',
      'FAULT[:CALL[:PATRON]][=SHARE], such as answer-lost:debit=0.1; may be repeated',
      several,
      [],
    )
    .option('--seed <n>', 'seed of the faults', wholeNumber(0, MOST_SEED), 1)
    .option('--clock <seconds>', 'seconds that its clock is ahead; below 0 behind', seconds, 0)
    .addHelpText(
      'after',
      examples([
        'operator',
        'operator --book operator.db --port 8096',
        'operator --fault answer-lost:debit=0.1 --fault slow-5100=0.02 --seed 7',
      ]),
    )
    .action(async ({ book = ':memory:', key, keyFile, fault, clock, ...options }) => {
      // Loaded on demand: the other commands do not need Fastify.
      const { serveDouble } = await import('@punto/operator/double/serve');
      const { newWebhookKey } = await import('@punto/operator/signature/standard-webhooks');
      const given = await keysOf(key, keyFile, shell);
      const keys = given.length > 0 ? given : [newWebhookKey()];
      const rules = await faultRules(fault);
      const served = await serveDouble({ ...options, book, keys, rules, clockOffset: clock }).catch(
        (error) => {
          throw new Failure(error.message);
        },
      );
      await shell.write(
        [
          `Reference operator at ${served.address}/ (its ledger; wallet calls at ${served.address}/wallet, control at ${served.address}/control)`,
          given.length > 0
            ? `${given.length === 1 ? 'one key' : `${given.length} keys`} given`
            : `key ${keys[0]}`,
          book === ':memory:' ? 'book in memory, gone when it ends' : `book in ${book}`,
          rules.length === 0
            ? 'no faults'
            : `${rules.length === 1 ? 'one fault' : `${rules.length} faults`}, seed ${options.seed}`,
          '',
        ].join('\n'),
      );
      await untilInterrupted(
        (stop) => new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve())),
      );
      await served.close();
    });

const openapiCommand = (shell: Shell) =>
  new Command('openapi')
    .description('Prints the OpenAPI 3.1 document of the calls that Punto makes of a wallet.')
    .addHelpText('after', examples(['operator openapi > wallet.json']))
    .action(async () => {
      const { walletDocumentText } = await import('@punto/operator/contract/openapi');
      await shell.write(walletDocumentText());
    });

const several = (one: string, before: readonly string[]): readonly string[] => [...before, one];

const seconds = (text: string): number => {
  if (/^-?\d{1,5}$/.test(text) && Math.abs(Number(text)) <= 86_400) return Number(text);
  throw new InvalidArgumentError('It must be a whole number of seconds, a day at most.');
};

const faultRules = async (texts: readonly string[]): Promise<readonly FaultRule[]> => {
  const { parseFaultRule } = await import('@punto/operator/double/fault');
  return texts.map((text) => {
    try {
      return parseFaultRule(text);
    } catch (error) {
      throw new Misuse(`--fault ${text}: ${error instanceof Error ? error.message : error}`);
    }
  });
};

/** Keys of the options and of the file, each checked. */
const keysOf = async (
  texts: readonly string[],
  file: string | undefined,
  shell: Shell,
): Promise<readonly string[]> => {
  const { parseWebhookKey } = await import('@punto/operator/signature/standard-webhooks');
  const lines = file === undefined ? [] : (await shell.readFile(file)).split('\n');
  const named = [
    ...texts.map((text) => ({ text, where: '--key' })),
    ...lines.map((text, i) => ({ text: text.trim(), where: `${file}, line ${i + 1}` })),
  ].filter(({ text }) => text !== '');
  for (const { text, where } of named) {
    try {
      parseWebhookKey(text);
    } catch (error) {
      throw new Misuse(`${where}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (file !== undefined && named.length === 0) throw new Misuse(`--key-file ${file}: it has no key`);
  return named.map(({ text }) => text);
};
