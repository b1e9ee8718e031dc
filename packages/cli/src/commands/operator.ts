// `punto operator`: a reference operator for development and tests, and `punto operator check`, the suite that an operator runs
// against its wallet. Both follow the contract of packages/operator.
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import type { CaseResult } from '@punto/operator/check/run-suite';
import type { CheckSetup } from '@punto/operator/check/setup';
import type { FaultRule } from '@punto/operator/double/fault';
import type { Sentences } from '@punto/operator/double/say-rule';
import type { WebhookKeys } from '@punto/operator/signature/standard-webhooks';
import { examples } from '../command-help.ts';
import { FAILED, Failure, Misuse } from '../failure.ts';
import { untilInterrupted } from '../interruption.ts';
import { notEmpty, portNumber, wholeNumber } from '../parameters.ts';
import type { Shell } from '../shell.ts';
import { reconcileCommand } from './operator-reconcile.ts';

const PORT = 8_095;
const MOST_SEED = 2 ** 32 - 1;

export const operatorCommand = (shell: Shell) =>
  new Command('operator')
    .description(
      'Starts a reference operator: a wallet by the contract of Punto with a ledger page, and faults where they are asked for. For development and tests.',
    )
    .addCommand(checkCommand(shell))
    .addCommand(openapiCommand(shell))
    .addCommand(reconcileCommand(shell))
    .option('--host <address>', 'address to listen on', notEmpty('an address'), '127.0.0.1')
    .option('--port <n>', 'port to listen on; 0 for any free port', portNumber, PORT)
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
    .option(
      '--say <sentence>',
      'CODE[:LANGUAGE]=TEXT, a sentence for the patron with refusals of this code, such as limit-loss:de="Bis morgen."; may be repeated',
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
        'operator check https://wallet.example/punto --key-file keys.txt --junit wallet.xml',
      ]),
    )
    .action(async ({ book = ':memory:', key, keyFile, fault, say, clock, ...options }) => {
      // Loaded on demand: the other commands do not need Fastify.
      const { serveDouble } = await import('@punto/operator/double/serve');
      const { newWebhookKey } = await import('@punto/operator/signature/standard-webhooks');
      const given = await keysOf(key, keyFile, shell);
      const keys = given.length > 0 ? given : [newWebhookKey()];
      const rules = await faultRules(fault);
      const sentences = await sentencesOf(say);
      const served = await serveDouble({
        ...options,
        book,
        keys,
        rules,
        sentences,
        clockOffset: clock,
      }).catch((error) => {
        throw new Failure(error.message);
      });
      const ofKeys = given.length > 0 ? `${counted(given.length, 'key')} given` : `key ${keys[0]}`;
      await shell.write(
        startedText(served.address, { ofKeys, book, rules: rules.length, seed: options.seed }),
      );
      await untilInterrupted(
        (stop) => new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve())),
      );
      await served.close();
    });

/** `one key`, `2 keys`. */
const counted = (count: number, noun: string): string => (count === 1 ? `one ${noun}` : `${count} ${noun}s`);

const startedText = (
  address: string,
  started: { readonly ofKeys: string; readonly book: string; readonly rules: number; readonly seed: number },
): string =>
  [
    `Reference operator at ${address}/ (its ledger; wallet calls at ${address}/wallet, control at ${address}/control)`,
    started.ofKeys,
    started.book === ':memory:' ? 'book in memory, gone when it ends' : `book in ${started.book}`,
    started.rules === 0 ? 'no faults' : `${counted(started.rules, 'fault')}, seed ${started.seed}`,
    '',
  ].join('\n');

const checkCommand = (shell: Shell) =>
  new Command('check')
    .description(
      'Checks a wallet against the contract: some sixty cases, each with the request, the expectation and the answer. It moves money of the ' +
        'patrons of its setup and gives it back where the wallet is right: run it where no real money is.',
    )
    .argument(
      '<url>',
      'address in front of the names of the calls, such as http://127.0.0.1:8095/wallet',
      addressArgument,
    )
    .option(
      '--key <key>',
      'whsec_ key of the wallet; several, the newest first, to check the rotation too',
      several,
      [],
    )
    .option('--key-file <file>', 'file with such keys, one a line')
    .option(
      '--setup <file>',
      'JSON file that names the test patrons of the wallet (default: those of punto operator)',
    )
    .option('--only <text>', 'only the cases whose id contains this text')
    .option('--junit <file>', 'write the result as JUnit XML')
    .option('--timeout <ms>', 'how long to wait for an answer', wholeNumber(100, 60_000), 5_000)
    .addHelpText(
      'after',
      examples([
        'operator check http://127.0.0.1:8095/wallet --key whsec_…',
        'operator check https://wallet.example/punto --key-file keys.txt --setup patrons.json --junit wallet.xml',
        'operator check http://127.0.0.1:8095/wallet --key whsec_… --only cancel',
      ]),
    )
    .action(async (url, { key, keyFile, setup: setupFile, only, junit, timeout }) => {
      const { CASES, runSuite } = await import('@punto/operator/check/run-suite');
      const { junitText } = await import('@punto/operator/check/junit');
      const { caseLines, summaryLines } = await import('../operator-report.ts');
      const { parseWebhookKey } = await import('@punto/operator/signature/standard-webhooks');
      const [first, ...rest] = (await keysOf(key, keyFile, shell)).map(parseWebhookKey);
      if (first === undefined) throw new Misuse('give the key of the wallet with --key or --key-file');
      const setup = await setupOf(setupFile, shell);
      const cases = CASES.filter(({ id }) => id.includes(only ?? ''));
      if (cases.length === 0)
        throw new Misuse(
          `--only ${only}: no case has it in its id; there are ${CASES.map(({ id }) => id).join(', ')}`,
        );
      if (junit !== undefined) await shell.requireWritable(junit);
      const onCase = (result: CaseResult) => shell.write(caseLines(result, shell.style));
      const run = Date.now().toString(36);
      const keys: WebhookKeys = [first, ...rest];
      const result = await untilInterrupted((stop) =>
        runSuite({ url, keys, setup, run, cases, timeoutMs: timeout, onCase, stop }),
      );
      await shell.write(summaryLines(result, shell.style));
      if (junit !== undefined) await shell.writeFile(junit, junitText(result));
      const isWhole = result.results.length === cases.length;
      if (!isWhole) shell.say(`punto: interrupted after ${result.results.length} of ${cases.length} cases\n`);
      if (!isWhole || result.results.some(({ verdict }) => verdict.kind === 'failed'))
        shell.exitCode = FAILED;
    });

const addressArgument = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '');
  throw new InvalidArgumentError('Write an address such as http://127.0.0.1:8095/wallet.');
};

const setupOf = async (file: string | undefined, shell: Shell): Promise<CheckSetup> => {
  const { DEFAULT_SETUP, parseSetup } = await import('@punto/operator/check/setup');
  if (file === undefined) return DEFAULT_SETUP;
  const text = await shell.readFile(file);
  try {
    return parseSetup(text);
  } catch (error) {
    throw new Failure(`--setup ${file}: ${error instanceof Error ? error.message : error}`);
  }
};

const openapiCommand = (shell: Shell) =>
  new Command('openapi')
    .description('Prints the OpenAPI 3.1 document of the calls that Punto makes of a wallet.')
    .option('--office', 'that of the calls of the operator to Punto, and of the webhooks')
    .addHelpText(
      'after',
      examples(['operator openapi > wallet.json', 'operator openapi --office > office.json']),
    )
    .action(async ({ office = false }) => {
      if (office) {
        const { officeDocumentText } = await import('@punto/server/operators/office/office-document');
        await shell.write(officeDocumentText());
        return;
      }
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

/** The last sentence for a code counts. */
const sentencesOf = async (texts: readonly string[]): Promise<Sentences> => {
  const { parseSayRule } = await import('@punto/operator/double/say-rule');
  return Object.assign(
    {},
    ...texts.map((text) => {
      try {
        return parseSayRule(text);
      } catch (error) {
        throw new Misuse(`--say ${text}: ${error instanceof Error ? error.message : error}`);
      }
    }),
  );
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
