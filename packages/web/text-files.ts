// Puts the texts of a visit into two files for each language: those of the first views, and those of what is loaded after them. Texts that
// are read where something is opened have a file for each area.
import type { Rolldown } from 'vite';

/** `index.ts` in the folder of each language imports these areas. */
const FIRST = ['index', 'bars', 'caller', 'felt', 'lobby', 'play', 'shared', 'shell', 'table'];
const LATER = ['fairness', 'many', 'paytable', 'people', 'protection', 'rules', 'sheets', 'steps'];
/** `FLOOR_TEXTS` of the console. */
const FLOOR = ['duties', 'floor', 'reasons', 'refusals'];

const FILES_OF_APP = {
  patrons: { texts: FIRST, 'later-texts': LATER },
  floor: { texts: FIRST, 'floor-texts': FLOOR },
} as const;
const AREA = /[\\/]texts[\\/]([^\\/]+)[\\/]([^\\/]+)\.ts$/;

/** For `output.codeSplitting.groups`: `texts-ja`. */
export const textFiles = (app: keyof typeof FILES_OF_APP): Rolldown.CodeSplittingGroup => ({
  debugName: 'texts',
  includeDependenciesRecursively: false,
  name: (id) => {
    const [, language, area = ''] = AREA.exec(id) ?? [];
    const [name] = Object.entries(FILES_OF_APP[app]).find(([, areas]) => areas.includes(area)) ?? [];
    return language && name ? `${name}-${language}` : null;
  },
});
