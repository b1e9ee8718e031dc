// What happens to unconfirmed chips when betting closes, shown once for each device above the rail. [L5]
import { texts } from '@punto/language/catalogue';
import { setSettings } from '@punto/ui/client/settings.ts';
import { Sentence } from '@punto/ui/sentence.tsx';
import './closing-note.css';

const text = texts('play').rail.first;

const read = () => {
  setSettings({ closingRead: true });
  // The pressed button is gone: Tab continues from the tables.
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** `automatic`: they are placed. */
export const FirstNote = (props: { automatic: boolean }) => (
  <div class="closing-note" data-kind="first">
    <p>
      <Sentence
        parts={(props.automatic ? text.byItself : text.byPatron).parts()}
        tags={{ more: (words) => <span>{words}</span> }}
      />
    </p>
    <button type="button" class="btn quiet" onClick={read}>
      {text.read()}
    </button>
  </div>
);
