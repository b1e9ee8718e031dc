// An address that leads nowhere, or to something this role does not see.
import { A } from '@solidjs/router';

const LostPage = () => (
  <main id="main" class="floor-page">
    <h1>There is no such page</h1>
    <p>
      <A class="link" href="/">
        To the tables
      </A>
    </p>
  </main>
);

export default LostPage;
