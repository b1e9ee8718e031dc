// The link to limits and breaks in the settings.
import { texts } from '@punto/language/catalogue';

const text = texts('protection');

export const ProtectionLink = () => (
  <section class="settings-group">
    <h2>{text.title()}</h2>
    <p>{text.ask.says()}</p>
    <a class="btn quiet" href="/limits">
      {text.title()}
    </a>
  </section>
);
