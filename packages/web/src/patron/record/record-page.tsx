// The page of the play record. [T8]
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { PlayRecord } from './play-record.tsx';

export default function RecordPage() {
  usePageTitle(() => 'Play record');
  return (
    <main id="main" class="page narrow">
      <h1>Play record</h1>
      <PlayRecord />
    </main>
  );
}
