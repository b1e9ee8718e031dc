// Above a translation of the rules: that the English text counts, and a button that shows it. [T10]
import { language, texts } from '@punto/language/catalogue';
import { LANGUAGES } from '@punto/language/languages';
import { Show } from 'solid-js';
import { pageLanguage, usePageInEnglish } from '../client/page-language.ts';

const text = texts('rules');

export const EnglishPrevails = () => {
  const [inEnglish, setInEnglish] = usePageInEnglish();
  const name = () => {
    const own = pageLanguage();
    return own === 'en-XA' || own === 'en-XB' ? own : LANGUAGES[own];
  };
  return (
    <Show when={language() !== 'en' || inEnglish()}>
      <div class="english-prevails">
        <p>{text.englishPrevails()}</p>
        <button type="button" class="btn quiet" onClick={() => setInEnglish(!inEnglish())}>
          {inEnglish() ? text.showTranslation({ language: name() }) : text.showEnglish()}
        </button>
      </div>
    </Show>
  );
};
