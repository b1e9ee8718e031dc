// For an address that does not exist, or that this role may not see.
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
