// What npm knows of the dependencies that are served: whether they fit together, and whether anything is known against
// them. A registry that cannot be asked is neither a pass nor a failure, and is told as what it is. What can be seen
// without asking, test/tidy looks at: hashes, licences, install scripts, versions, and reasons.
import { Failure, run } from './child.mjs';
import { npm } from './packages.mjs';

const SERVED = ['--omit=dev'];

/** How many passed and failed, what was said, and what could not be found out. */
export const auditDependencies = async () => {
  const together = await fitTogether();
  const known = await knownAgainst();
  const failed = [together, known].filter(({ fault }) => fault !== undefined);
  return {
    passed: [together, known].filter(({ fault, unasked }) => fault === undefined && unasked === undefined)
      .length,
    failed: failed.length,
    output: failed.map(({ fault }) => fault).join('\n'),
    note: known.unasked === undefined ? '' : `known faults not looked up: ${known.unasked}`,
  };
};

/** `npm ls` ends with another code when anything is missing, unwanted, or of a version nobody asked for. */
const fitTogether = async () => {
  const { code, output } = await ask(['ls', '--all', ...SERVED]);
  return code === 0 ? {} : { fault: `npm ls: the packages do not fit together\n${output}` };
};

const knownAgainst = async () => {
  const { output } = await ask(['audit', ...SERVED, '--audit-level=high', '--json']);
  return readAudit(output);
};

/** From what `npm audit --json` printed, whatever its exit code. */
export const readAudit = (output) => {
  const report = jsonIn(output);
  if (report === null) return { unasked: 'npm audit said nothing that can be read' };
  const { high, critical } = report.metadata?.vulnerabilities ?? {};
  if (high === undefined || critical === undefined) {
    return { unasked: report.message ?? report.error?.summary ?? 'the registry has no answer' };
  }
  if (high + critical === 0) return {};
  const names = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name} (${severity})`);
  return { fault: `npm audit: ${names.join(', ')}; npm audit tells what to do` };
};

/** npm prints its own errors beside the report. */
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
      throw new Failure(`npm is needed to look at the dependencies. ${error.message}`);
    throw error;
  }
};
