import { describe, expect, it } from 'vitest';
import { readTree } from '../tree.ts';
import { beyondCeilings, countOf } from './exceptions.ts';
import { anonymousLines, WITHOUT } from './log-components.ts';

const PATH = 'packages/server/src/floor/a.ts';
const faults = (text: string, path = PATH) => anonymousLines([{ path, text }]).map(({ says }) => says);

describe('log statements', () => {
  it('name their component', () => {
    const found = anonymousLines(readTree());
    expect(
      beyondCeilings(countOf(found.map(({ key }) => key)), WITHOUT),
      found.map(({ says }) => says).join('\n'),
    ).toEqual([]);
  });

  it.each([
    "log.warn({ table, err }, 'lease renewal failed');",
    "log.info('lease renewal failed');",
    'log.error(fault);',
    "this.#options.log.fatal({ table }, 'the table has stopped');",
    "request.log.error({ err, url: request.url }, 'a request failed');",
    "logger.warn('component: none');",
    "floorLog.warn('it failed');",
    "log[level]({ table }, 'a write failed');",
    "const line = { table };\nlog.info(line, 'floor act');",
    "const child = log.child({ component: 'floor' });\nlog.info('written by the other one');",
    "const log = all.child({ table });\nlog.info('a child without a component');",
  ])('are reported without one: %s', (text) => {
    expect(faults(text)).toEqual([
      expect.stringMatching(/^packages.*:\d: a log statement without a component$/),
    ]);
  });

  it.each([
    "log.warn({ component: 'floor', table }, 'lease renewal failed');",
    "request.log.warn({ ...{ component: 'floor' }, table }, 'sign-in locked');",
    "const line = { component: 'floor', table };\nlog[levelOf(entry)](line, 'floor act');",
    "const log = all.child({ component: 'floor' });\nlog.warn('lease renewal failed');",
    "this.#log = options.log.child({ component: 'floor', table });\nthis.#log.warn('lease renewal failed');",
    "class A { readonly #log = all.child({ component: 'floor' }); b() { this.#log.warn('it failed'); } }",
    'log.warn({ component: name }, "only the name of the component is computed");',
    "console.log('open');",
    'const a = Math.log(2);',
    "log('a function');",
    "// log.warn('said in a comment')",
    "const { log } = parts;\nlog.warn({ component: 'floor' }, 'beside a pattern');",
  ])('pass: %s', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it('name a component that is the name of a folder', () => {
    expect(faults("log.warn({ component: 'flor' }, 'x');")).toEqual([
      `${PATH}:1: the component flor is not the name of a folder`,
    ]);
    expect(faults("const log = all.child({ component: 'flor' });\nlog.warn('x');")).toEqual([
      `${PATH}:2: the component flor is not the name of a folder`,
    ]);
  });

  it('are checked in programs that run', () => {
    const line = "log.warn('x');";
    expect(faults(line, 'packages/cli/src/load/a.ts')).toHaveLength(1);
    expect(faults(line, 'packages/store/src/audit/a.ts')).toHaveLength(1);
    expect(faults(line, 'packages/server/src/floor/a.test.ts')).toEqual([]);
    expect(faults(line, 'packages/simulation/src/a.ts')).toEqual([]);
  });
});
