// For an address that does not exist, or that this role may not see.
import { texts } from '@punto/language/catalogue';
import { Link } from '../ui/link.tsx';

const text = texts('floor').shell.noPage;

const LostPage = () => (
  <main id="main" class="floor-page">
    <h1>{text.title()}</h1>
    <p>
      <Link class="link" href="/">
        {text.toTables()}
      </Link>
    </p>
  </main>
);

export default LostPage;
