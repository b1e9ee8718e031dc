// The committed OpenAPI document equals the generated one, passes a linter's recommended rules and has valid examples. `vitest
// run packages/operator/src/contract -u` regenerates it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openApiFaults, withoutOperationIds } from '../../test/support/openapi-lint.ts';
import { WALLET_CALLS } from './calls.ts';
import { answerFault, callFault, problemFault } from './check-call.ts';
import { WALLET_CODES } from './code.ts';
import { ANSWER_EXAMPLES, CALL_EXAMPLES, PROBLEM_EXAMPLE } from './examples.ts';
import { walletDocumentText } from './openapi.ts';

const COMMITTED = fileURLToPath(new URL('../../openapi/wallet.json', import.meta.url));

describe('the OpenAPI document of the wallet', () => {
  it('is committed as the schemas make it', async () => {
    await expect(walletDocumentText()).toMatchFileSnapshot(COMMITTED);
  });

  it('has no error and no warning of the linter', async () => {
    const source = readFileSync(COMMITTED, 'utf8');
    expect(await openApiFaults(source)).toEqual([]);
    expect(await openApiFaults(withoutOperationIds(source))).not.toEqual([]);
  });

  it('has an operation for each call, and names every code', () => {
    const document = JSON.parse(readFileSync(COMMITTED, 'utf8'));
    expect(Object.keys(document.paths)).toEqual(WALLET_CALLS.map((call) => `/${call}`));
    const text = JSON.stringify(document);
    for (const code of WALLET_CODES) expect(text).toContain(`\`${code}\``);
  });

  it.each(WALLET_CALLS)('has an example of %s and its answer that the schemas accept', (call) => {
    expect(callFault(call, CALL_EXAMPLES[call])).toBeNull();
    expect(callFault(call, { ...CALL_EXAMPLES[call], unknown: 1 })).toContain('body');
    expect(answerFault(call, ANSWER_EXAMPLES[call])).toBeNull();
    expect(answerFault(call, { ...ANSWER_EXAMPLES[call], currency: 'euro' })).toContain('currency');
    expect(answerFault(call, { ...ANSWER_EXAMPLES[call], more: 1 })).toBeNull();
  });

  it('has an example of a problem', () => {
    expect(problemFault(PROBLEM_EXAMPLE)).toBeNull();
    expect(problemFault({ ...PROBLEM_EXAMPLE, code: 'no-such-code' })).toContain('code');
  });
});
