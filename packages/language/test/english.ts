// Set up before the tests of every file: all English texts are loaded.
import { AREA_NAMES } from '../src/areas.ts';
import { loadTexts } from '../src/catalogue.ts';

await loadTexts(...AREA_NAMES);
