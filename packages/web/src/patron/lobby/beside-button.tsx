// Link from the lobby to several tables side by side, if the server permits more than one at once.

import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { Show } from 'solid-js';
import { SIDE_BY_SIDE } from '../../client/side-by-side-address.ts';
import { useTablesAtOnce } from '../../client/tables-at-once.ts';

const text = texts('lobby');

export const BesideButton = () => {
  const atOnce = useTablesAtOnce();
  return (
    <Show when={atOnce() > 1}>
      <a class="btn quiet beside-button" href={SIDE_BY_SIDE}>
        <Icon name="tables" />
        {text.beside()}
      </a>
    </Show>
  );
};
