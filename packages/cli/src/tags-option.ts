// The option `--tags` of every command that counts cards.
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { type CountTags, parseCountTags } from '@punto/engine/lab/tags';

export const tagsOption = (what: string) =>
  new Option('--tags <ten>', `${what} of A 2 3 4 5 6 7 8 9 T`).argParser((text: string): CountTags => {
    const parsed = parseCountTags(text);
    if (parsed.ok) return parsed.tags;
    throw new InvalidArgumentError(`${parsed.says}.`);
  });
