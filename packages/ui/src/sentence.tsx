// A sentence of the catalogue with tags in it: `<strong>`, `<key>` and `<spoken>`, which is only read out, everywhere,
// others as the caller draws them.
import type { Part } from '@punto/language/message';
import { For, type JSX } from 'solid-js';

type Draw = (text: string) => JSX.Element;

/** `tags` draws every tag of the sentence but `strong`, `key` and `spoken`. */
export const Sentence = <Tag extends string>(props: {
  parts: readonly Part<Tag>[];
  tags?: { readonly [Name in Exclude<Tag, 'strong' | 'key' | 'spoken'>]: Draw };
}) => {
  const draw = (tag: string, text: string) => {
    const tags: Readonly<Record<string, Draw>> = { ...COMMON, ...props.tags };
    return tags[tag]?.(text) ?? text;
  };
  return <For each={props.parts}>{({ tag, text }) => (tag === null ? text : draw(tag, text))}</For>;
};

const COMMON = {
  strong: (text: string) => <b>{text}</b>,
  key: (text: string) => <kbd>{text}</kbd>,
  spoken: (text: string) => <span class="spoken">{text}</span>,
};
