// The simple commands of a script, without comments and redirections.

export type ShellCommand = {
  /** Names of the variables that are set for it. */
  readonly settings: readonly string[];
  readonly words: readonly string[];
};

/** `<what a reader puts in>` is one word. */
const PLACEHOLDER = /<[a-z][^<>\n]*>/g;
const WORD = /"(?:[^"\\]|\\.)*"|'[^']*'|&&|\|\|?|;|(?:\d?>{1,2}|<)|[^\s"'|;&<>]+/g;
const SEPARATOR = /^(?:&&|\|\|?|;)$/;

export const commandsIn = (script: string): readonly ShellCommand[] =>
  script
    .replaceAll('\\\n', ' ')
    .replaceAll(PLACEHOLDER, 'PLACEHOLDER')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, ''))
    .flatMap((line) => split(line.match(WORD) ?? []))
    .map(commandOf)
    .filter(({ settings, words }) => settings.length + words.length > 0);

const split = (words: readonly string[]): readonly (readonly string[])[] => {
  const commands: string[][] = [[]];
  for (const word of words) {
    if (SEPARATOR.test(word)) commands.push([]);
    else commands.at(-1)?.push(word);
  }
  return commands;
};

const commandOf = (words: readonly string[]): ShellCommand => {
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const settings = (first < 0 ? words : words.slice(0, first)).map((word) => word.split('=', 1)[0] ?? '');
  const rest = first < 0 ? [] : words.slice(first);
  // A redirection and its file.
  const plain = rest.filter((word, i) => !isRedirection(word) && !isRedirection(rest[i - 1] ?? ''));
  return { settings, words: plain.map((word) => word.replaceAll(/^["']|["']$/g, '')) };
};

const isRedirection = (word: string): boolean => /^\d?(?:>{1,2}|<)$/.test(word);
