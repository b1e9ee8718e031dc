// `npm run windows [-- --only TEXT --sizes 390x664,844x390 --looks dark,zoom --out FOLDER --plain]`: draws every room and page
// in every window, and prints what does not fit; see `test/windows`.
import { chromium } from './chromium.mjs';
import { handOver } from './hand-over.mjs';

process.env.CHROMIUM_PATH = await chromium();
handOver('test/windows/survey.ts');
