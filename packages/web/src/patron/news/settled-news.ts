// Notifies the patron of the result of a round that ends while they are on another page, with the same words for a gain
// and a loss. At its own table, or side by side, the felt shows it. [T4]
import { texts } from '@punto/language/catalogue';
import { tableName } from '@punto/protocol/table-name';
import { notify } from '@punto/ui/notice.tsx';
import { address } from '@punto/ui/route/address.ts';
import { resultWords } from '@punto/ui/words/record-words.ts';
import { createEffect, on } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { SIDE_BY_SIDE, tablesIn } from '../../client/side-by-side-address.ts';
import { netText } from '../felt/round-net.ts';
import { roomOf } from '../record/room-of.ts';

const { news: text } = texts('shell');

export const useSettledNews = (): void => {
  const { settled } = useClientState();
  const isSeen = (table: string) =>
    address().pathname === `/table/${table}` ||
    (address().pathname === SIDE_BY_SIDE &&
      tablesIn(new URLSearchParams(address().search).get('tables') ?? '', Number.POSITIVE_INFINITY).includes(
        table,
      ));
  createEffect(
    on(settled, (record) => {
      if (record === null || isSeen(tableName(record.table))) return;
      void roomOf(record.table).then(({ labels }) =>
        notify(() =>
          text.settled({
            table: record.tableName,
            result: resultWords(record, labels),
            net: netText(record),
          }),
        ),
      );
    }),
  );
};
