// Finds variables that begin with PUNTO_ but are no setting: most likely misspelt, which would otherwise leave the
// default in force silently.
import { nearestWord } from '../input/nearest-word.ts';

/** Variables that Kubernetes sets in every container for a service named punto. */
const SERVICE_LINKS = /^PUNTO_(?:SERVICE_|PORT(?:_|$))/;
/** Variables of the tests and the development server. */
const NOT_SETTINGS = /^PUNTO_(?:TEST_|NODES_INSIDE$|SERVER$)/;

/** One sentence for each, without its value, which may be a secret; `known`: the names of all settings. */
export const unknownSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly string[] =>
  Object.keys(environment)
    .filter((name) => name.startsWith('PUNTO_') && !known.includes(name))
    .filter((name) => !SERVICE_LINKS.test(name) && !NOT_SETTINGS.test(name))
    .map((name) => {
      const near = nearestWord(name, known);
      return near === null
        ? `${name} is not a setting of Punto: remove it. docs/guides/operating.md lists them all.`
        : `${name} is not a setting of Punto: did you mean ${near}?`;
    });
