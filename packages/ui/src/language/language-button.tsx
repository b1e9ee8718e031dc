// The choice of the language in little room: a globe and the name of the language in itself, for a reader who does not
// read the page. The select lies over them and cannot be seen.
import { language, texts } from '@punto/language/catalogue';
import { isLanguage, LANGUAGE_IN_ENGLISH, LANGUAGES } from '@punto/language/languages';
import { createUniqueId, Show } from 'solid-js';
import { Icon } from '../icon.tsx';
import { LanguageSelect } from './language-select.tsx';
import './language-button.css';

const { language: text } = texts('shared');

export const LanguageButton = () => {
  const id = createUniqueId();
  const shown = () => {
    const tag = language();
    return isLanguage(tag) ? tag : 'en';
  };
  return (
    <div class="language-button">
      <Icon name="globe" />
      <label for={id}>
        <span lang={shown()}>{LANGUAGES[shown()]}</span>
        <span class="spoken"> {text.title()}</span>
        <Show when={text.title() !== LANGUAGE_IN_ENGLISH}>
          <span class="spoken" lang="en">
            {' '}
            {LANGUAGE_IN_ENGLISH}
          </span>
        </Show>
      </label>
      <LanguageSelect id={id} />
    </div>
  );
};
