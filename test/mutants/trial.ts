// What the tests say of the copy as it is: test files by Vitest, whose report names the test that failed, or any
// command, of which only the end is known. A run that tested nothing is neither a pass nor a failure.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type Verdict =
  | { readonly is: 'passed' }
  /** `by`: the first test that failed, and what it found. */
  | { readonly is: 'failed'; readonly by: string }
  /** Nothing was tested: the code or a test file could not be loaded. */
  | { readonly is: 'untested'; readonly why: string };

export type Trial = (files: readonly string[]) => Promise<Verdict>;

type Report = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

const REPORT = join('test-results', 'mutant.json');
const LONGEST_MS = 20 * 60_000;

/** Runs the files in the copy and stops at the first failure. */
export const vitestTrial =
  (folder: string): Trial =>
  async (files) => {
    const report = join(folder, REPORT);
    rmSync(report, { force: true });
    const program = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
    const options = ['--bail=1', '--reporter=json', `--outputFile=${report}`];
    const { code, output } = await ended(process.execPath, [program, 'run', ...options, ...files], folder);
    if (code === null) return { is: 'failed', by: 'did not end in time' };
    if (!existsSync(report)) return { is: 'untested', why: `exit code ${code} and no report\n${output}` };
    return verdictOf(JSON.parse(readFileSync(report, 'utf8')) as Report, code);
  };

export const verdictOf = ({ numPassedTests, testResults }: Report, code: number): Verdict => {
  const assertions = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = assertions.find(({ status }) => status === 'failed');
  if (failed)
    return { is: 'failed', by: `${failed.fullName}: ${firstLine(failed.failureMessages[0] ?? '')}` };
  const unloaded = testResults.find(({ status }) => status === 'failed');
  if (unloaded) return { is: 'untested', why: `${unloaded.name}: ${unloaded.message}` };
  if (numPassedTests === 0) return { is: 'untested', why: 'no test was found' };
  return code === 0 ? { is: 'passed' } : { is: 'failed', by: 'an error outside of any test' };
};

const LONGEST_LINE = 200;
/** The colours of the terminal and the stack are left out. */
const firstLine = (message: string): string =>
  stripVTControlCharacters(message.split('\n')[0] ?? '').slice(0, LONGEST_LINE);

/** The command in a shell, in the copy; the files are its own business. */
export const commandTrial =
  (folder: string, command: string): Trial =>
  async () => {
    const { code } = await ended(command, [], folder, true);
    if (code === 0) return { is: 'passed' };
    if (code === 126 || code === 127) return { is: 'untested', why: `the command cannot be run: ${command}` };
    return { is: 'failed', by: code === null ? 'did not end in time' : `exit code ${code}` };
  };

const running = new Set<ChildProcess>();

/** Ends what runs, with all that it started. */
export const endAll = (): void => {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
};

/** `code` is `null` when it took too long and was ended. */
const ended = (program: string, args: readonly string[], cwd: string, shell = false) =>
  new Promise<{ readonly code: number | null; readonly output: string }>((resolve, reject) => {
    const child = spawn(program, args, { cwd, shell, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    let tooLong = false;
    const bound = setTimeout(() => {
      tooLong = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, LONGEST_MS);
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(bound);
      running.delete(child);
      resolve({ code: tooLong ? null : (code ?? 128), output });
    });
  });
