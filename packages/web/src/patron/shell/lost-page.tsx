// An address that leads nowhere.

import { A } from '@solidjs/router';
import { usePageTitle } from '../../ui/page-title.tsx';

export default function LostPage() {
  usePageTitle(() => 'Nothing here');
  return (
    <main id="main" class="page narrow">
      <h1>There is nothing here</h1>
      <p>The address is mistyped, or what it led to is gone.</p>
      <A class="btn" href="/">
        To the tables
      </A>
    </main>
  );
}
