// Page for an unknown address.
import { texts } from '@punto/language/catalogue';
import { usePageTitle } from '@punto/ui/page-title.tsx';

const { lost: text } = texts('shell');

export default function LostPage() {
  usePageTitle(text.name);
  return (
    <main id="main" class="page narrow">
      <h1>{text.title()}</h1>
      <p>{text.says()}</p>
      <a class="btn" href="/">
        {text.act()}
      </a>
    </main>
  );
}
