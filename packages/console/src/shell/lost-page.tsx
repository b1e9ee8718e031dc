// For an address that does not exist, or that this role may not see.
import { texts } from '@punto/language/catalogue';
import { A } from '@solidjs/router';

const text = texts('floor').shell.noPage;

const LostPage = () => (
  <main id="main" class="floor-page">
    <h1>{text.title()}</h1>
    <p>
      <A class="link" href="/">
        {text.toTables()}
      </A>
    </p>
  </main>
);

export default LostPage;
