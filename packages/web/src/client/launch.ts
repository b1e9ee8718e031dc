// The page of a launch: exchanges the token in the fragment of its address for a session, once, and opens the table or lobby.
import { isLanguage } from '@punto/language/languages';
import { createAsk } from '@punto/protocol/client/api-client';
import type { LaunchedAnswer } from '@punto/protocol/launch-api';
import { OPERATOR_PATHS } from '@punto/protocol/operator-api';
import { choosePageLanguage } from '@punto/ui/client/choose-page-language.ts';
import { goTo } from '@punto/ui/route/address.ts';

const ask = createAsk({ fetch: (url, init) => fetch(url, init) });

/** Throws the refusal of a launch that is used up or expired. */
export const enterLaunched = async (brand: string): Promise<LaunchedAnswer> => {
  const token = location.hash.slice(1);
  // Neither the history nor a page that is opened from here keeps the token.
  history.replaceState(history.state, '', location.pathname);
  const answer = await ask<LaunchedAnswer>('POST', OPERATOR_PATHS.exchange, { token, brand });
  if (isLanguage(answer.language))
    await choosePageLanguage(answer.language).catch((error) => console.warn('Texts cannot be loaded', error));
  goTo(answer.table === null ? '/' : `/table/${answer.table}`, { replace: true });
  return answer;
};
