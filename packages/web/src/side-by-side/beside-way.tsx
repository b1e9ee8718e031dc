// The way from the lobby to several tables at once, where the house allows it.
import { A } from '@solidjs/router';
import { Show } from 'solid-js';
import { Icon } from '../part/icon.tsx';
import { SIDE_BY_SIDE } from './address.ts';
import { useTablesAtOnce } from './tables-at-once.ts';

export const BesideWay = () => {
  const atOnce = useTablesAtOnce();
  return (
    <Show when={atOnce() > 1}>
      <A class="btn quiet beside-way" href={SIDE_BY_SIDE}>
        <Icon name="tables" />
        Tables side by side
      </A>
    </Show>
  );
};
