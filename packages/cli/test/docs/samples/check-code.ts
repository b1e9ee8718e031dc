// TypeScript and JavaScript: run where the output stands below it, parsed everywhere. Python is parsed by Python where there is one.
import { spawnSync } from 'node:child_process';
import { stripTypeScriptTypes } from 'node:module';
import type { Block } from './fenced-block.ts';

export const runCode = ({ code }: Block, output: string): readonly string[] => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript'], {
    input: code,
    encoding: 'utf8',
  });
  return stdout === output ? [] : [`prints ${stdout}${stderr}`];
};

export const checkCode = ({ code }: Block): readonly string[] =>
  faultOf(() => stripTypeScriptTypes(code, { mode: 'strip' }));

export const checkPython = ({ code }: Block): readonly string[] => {
  const { status, stderr } = spawnSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], {
    input: code,
    encoding: 'utf8',
  });
  // `null`: there is no Python.
  return status === 0 || status === null ? [] : [stderr];
};

const faultOf = (work: () => unknown): readonly string[] => {
  try {
    work();
    return [];
  } catch (error) {
    return [String(error)];
  }
};
