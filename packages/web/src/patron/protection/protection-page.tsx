// The page of limits and breaks.
import { texts } from '@punto/language/catalogue';
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { ProtectionPanel } from './protection-panel.tsx';

const text = texts('protection');

export default function ProtectionPage() {
  usePageTitle(text.title);
  return (
    <main id="main" class="page narrow">
      <h1>{text.title()}</h1>
      <ProtectionPanel />
    </main>
  );
}
