// The choice of the language of the pages: the browser's, or one of those that are offered, each named in itself.
import { texts } from '@punto/language/catalogue';
import { COMPLETE, LANGUAGES, type Language } from '@punto/language/languages';
import { For } from 'solid-js';
import { choosePageLanguage } from '../client/choose-page-language.ts';
import { browserLanguage } from '../client/page-language.ts';
import { settings } from '../client/settings.ts';
import { notify } from '../notice.tsx';

const { language: text } = texts('shared');

/** `label`: its name, where no element of the page labels it. */
export const LanguageSelect = (props: { label?: string; id?: string; offered?: readonly Language[] }) => {
  const offered = () => props.offered ?? COMPLETE;
  const choose = async (select: HTMLSelectElement) => {
    try {
      await choosePageLanguage(offered().find((each) => each === select.value) ?? 'auto');
    } catch {
      notify(text.notLoaded, 'warn');
      select.value = settings.language;
    }
  };
  return (
    <select
      id={props.id}
      aria-label={props.label}
      onChange={({ currentTarget }) => void choose(currentTarget)}
    >
      <option value="auto" selected={settings.language === 'auto'}>
        {text.asBrowser({ language: LANGUAGES[browserLanguage()] })}
      </option>
      <For each={offered()}>
        {(each) => (
          <option value={each} lang={each} selected={settings.language === each}>
            {LANGUAGES[each]}
          </option>
        )}
      </For>
    </select>
  );
};
