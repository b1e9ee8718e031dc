// Only the floods of `npm run fuzz`: `node packages/server/test/hostile/floods/main.ts --seconds 20`. With
// `PUNTO_TEST_MAIN` it floods the server of another tree, to compare the two.
import { wholeOptions } from '../../support/whole-options.ts';
import { showFloods } from './show-floods.ts';

const { seconds } = wholeOptions({ seconds: 20 });
await showFloods(seconds);
