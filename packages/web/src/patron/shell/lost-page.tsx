// Page for an unknown address.

import { usePageTitle } from '@punto/ui/page-title.tsx';
import { A } from '@solidjs/router';

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
