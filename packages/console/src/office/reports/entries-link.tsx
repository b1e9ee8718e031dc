// Link from a figure to the entries it is the sum of.
import { A } from '@solidjs/router';
import { entriesPage } from './entries-page-address.ts';

export const EntriesLink = (props: { entries: string; of: string }) => (
  <A class="link" href={entriesPage(props.entries)}>
    Entries<span class="spoken"> of {props.of}</span>
  </A>
);
