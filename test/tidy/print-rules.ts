// `npm run rules [-- T6]`: where each rule of docs/rules.md is tested.
import { ruleList } from './rule-list.ts';
import { readTree } from './tree.ts';

const [only] = process.argv.slice(2);
const list = ruleList(readTree(), only);
if (list === '') {
  console.error(`${only} is not a rule of docs/rules.md`);
  process.exitCode = 2;
} else console.log(list);
