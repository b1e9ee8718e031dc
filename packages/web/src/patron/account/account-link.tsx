// The link to the account page in the settings.
import { texts } from '@punto/language/catalogue';

const text = texts('account');

export const AccountLink = () => (
  <section class="settings-group">
    <h2>{text.title()}</h2>
    <p>{text.link.says()}</p>
    <a class="btn quiet account-link" href="/account">
      {text.link.act()}
    </a>
  </section>
);
