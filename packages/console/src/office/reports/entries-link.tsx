// Link from a figure to the entries it is the sum of.
import { texts } from '@punto/language/catalogue';
import { Sentence } from '@punto/ui/sentence.tsx';
import { Link } from '../../ui/link.tsx';
import { entriesPage } from './entries-page-address.ts';

const text = texts('reports');

/** `of`: what the figure is of; `null`: all. */
export const EntriesLink = (props: { entries: string; of: string | null }) => (
  <Link class="link" href={entriesPage(props.entries)}>
    <Sentence
      parts={props.of === null ? text.entriesOfAll.parts() : text.entriesOf.parts({ what: props.of })}
    />
  </Link>
);
