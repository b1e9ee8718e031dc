// `postpack` of each published package: restores its folder.
import { restore } from './originals.mjs';

restore(process.cwd());
