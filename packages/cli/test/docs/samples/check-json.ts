// JSON: parsed, and read by the product's own parser where the words of the block say what it is. `json room`, `json brand`, `json
// bet`, `json setup` are whole files; `json room.tables.0` is a part that stands at this place of a room. `json GET /path 200` is an
// answer by OpenAPI, `json lines` has a value a line. A name such as `json mine.json` is that of a file which commands read.
import { join } from 'node:path';
import { parseBet } from '@punto/engine/bet/parse-bet';
import { parseSetup } from '@punto/operator/check/setup';
import { parseBrandFile } from '@punto/server/brands/brand-file';
import { faultLine } from '@punto/server/input/file-fault';
import { parseRoomFile } from '@punto/server/rooms/room-file';
import { readRooms } from '@punto/server/rooms/room-folder';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { ROOT, textOf } from './document-pages.ts';
import type { Block } from './fenced-block.ts';
import { answerFaults } from './openapi-faults.ts';

type Files = Readonly<Record<string, (text: string) => readonly string[]>>;

const WHOLE: Files = {
  room: (text) => parseRoomFile('room.json', text).faults.map(faultLine),
  brand: (text) => brandFaults(text),
  bet: (text) => {
    const parsed = parseBet(parse(text));
    return parsed.ok ? [] : parsed.faults.map((fault) => JSON.stringify(fault));
  },
  setup: (text) => {
    try {
      parseSetup(text);
      return [];
    } catch (error) {
      return [String(error)];
    }
  },
};

/** What a part is put into. */
const BASES: Readonly<Record<string, () => unknown>> = {
  room: () => ({ from: 'live-eight-deck', tables: [{ table: 'garden', name: 'Garden' }] }),
  brand: () => parse(textOf('brands/lighthouse.json')),
};

export const checkJson = ({ language, words, code }: Block): readonly string[] => {
  if (words === 'lines')
    return code
      .trimEnd()
      .split('\n')
      .flatMap((line) => syntaxFaults(line, true));
  const [kind = '', ...steps] = words.split('.');
  const isPart = steps.length > 0 && BASES[kind] !== undefined;
  const text = isPart ? `{${code}}` : code;
  const faults = syntaxFaults(text, language === 'json');
  if (faults.length > 0) return faults;
  if (isPart) return WHOLE[kind]?.(withPart(BASES[kind]?.(), steps, parse(text))) ?? [`no parser of ${kind}`];
  if (words.startsWith('GET ')) return answerFaults(words, JSON.parse(text));
  if (words === '' || /^[\w-]+\.json$/.test(words)) return [];
  return WHOLE[words]?.(text) ?? [`“${words}” is no kind of file`];
};

/** `strict`: without comments and trailing commas. */
const syntaxFaults = (text: string, strict: boolean): readonly string[] => {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: strict, allowTrailingComma: !strict });
  return errors.map(
    ({ error, offset }) => `${printParseErrorCode(error)} at ${text.slice(offset, offset + 20)}`,
  );
};

const withPart = (base: unknown, steps: readonly string[], part: object): string => {
  let place = base as Record<string, unknown>;
  for (const step of steps) place = place[step] as Record<string, unknown>;
  Object.assign(place, part);
  return JSON.stringify(base);
};

/** The key of the documents, in place of key files. */
const KEY = 'whsec_dGhpcyBpcyBhIGtleSBmb3IgdGVzdHMgYWxvbmUuLi4=';

const brandFaults = (text: string): readonly string[] => {
  const read = readRooms(join(ROOT, 'rooms'));
  if (!read.ok) throw new Error('the shipped rooms have faults');
  const written = text.replaceAll(/"file:[^"]+"/g, `"${KEY}"`);
  return parseBrandFile(join(ROOT, 'brands', 'lighthouse.json'), written, read.tables).faults.map(faultLine);
};
