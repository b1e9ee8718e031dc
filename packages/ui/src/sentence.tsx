// A sentence of the catalogue with tags in it: `<strong>` and `<key>` everywhere, others as the caller draws them.
import type { Part } from '@punto/language/message';
import { For, type JSX } from 'solid-js';

type Draw = (text: string) => JSX.Element;

/** `tags` draws every tag of the sentence but `strong` and `key`. */
export const Sentence = <Tag extends string>(props: {
  parts: readonly Part<Tag>[];
  tags?: { readonly [Name in Exclude<Tag, 'strong' | 'key'>]: Draw };
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
};
