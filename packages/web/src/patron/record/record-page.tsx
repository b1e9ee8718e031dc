// The page of the play record. [T8]
import { texts } from '@punto/language/catalogue';
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { PlayRecord } from './play-record.tsx';

const text = texts('record');

export default function RecordPage() {
  usePageTitle(text.title);
  return (
    <main id="main" class="page narrow">
      <h1>{text.title()}</h1>
      <PlayRecord />
    </main>
  );
}
