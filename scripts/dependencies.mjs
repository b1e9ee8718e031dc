// Asks npm about the served dependencies: whether the installed versions fit together, and known vulnerabilities. If
// the registry cannot be reached the result is neither pass nor failure, and is reported as unknown. What can be
// checked offline (hashes, licences, install scripts, versions, reasons) is checked by test/tidy.
import { Failure, run } from './child.mjs';
import { npm } from './packages.mjs';

const SERVED = ['--omit=dev'];

/** Numbers of passes and failures, the messages, and what could not be determined. */
export const auditDependencies = async () => {
  const together = await fitTogether();
  const known = await knownAgainst();
  const failed = [together, known].filter(({ fault }) => fault !== undefined);
  return {
    passed: [together, known].filter(({ fault, unasked }) => fault === undefined && unasked === undefined)
      .length,
    failed: failed.length,
    output: failed.map(({ fault }) => fault).join('\n'),
    note: known.unasked === undefined ? '' : `known vulnerabilities not checked: ${known.unasked}`,
  };
};

/** `npm ls` exits with another code if a package is missing, extraneous, or of an invalid version. */
const fitTogether = async () => {
  const { code, output } = await ask(['ls', '--all', ...SERVED]);
  return code === 0
    ? {}
    : { fault: `npm ls: installed packages are missing, extraneous or of a wrong version\n${output}` };
};

const knownAgainst = async () => {
  const { output } = await ask(['audit', ...SERVED, '--audit-level=high', '--json']);
  return readAudit(output);
};

/** Parses the output of `npm audit --json`, for any exit code. */
export const readAudit = (output) => {
  const report = jsonIn(output);
  if (report === null) return { unasked: 'the output of npm audit cannot be read' };
  const { high, critical } = report.metadata?.vulnerabilities ?? {};
  if (high === undefined || critical === undefined) {
    return { unasked: report.message ?? report.error?.summary ?? 'the registry did not answer' };
  }
  if (high + critical === 0) return {};
  const names = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name} (${severity})`);
  return { fault: `npm audit: ${names.join(', ')}; run npm audit for the versions that fix it` };
};

/** npm may print errors around the report. */
const jsonIn = (output) => {
  const from = output.indexOf('{');
  const to = output.lastIndexOf('}');
  try {
    return JSON.parse(output.slice(from, to + 1));
  } catch {
    return null;
  }
};

const ask = async (words) => {
  const { program, args, shell } = npm();
  try {
    return await run(program, [...args, ...words], { shell });
  } catch (error) {
    if (error instanceof Failure)
      throw new Failure(
        `The check of the dependencies needs npm: ${error.message}. Install it, or add it to PATH.`,
      );
    throw error;
  }
};
