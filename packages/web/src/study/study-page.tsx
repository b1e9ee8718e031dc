// The study page: exact odds of any shoe, computed by the engine in the browser. It needs no server once it is loaded.
// [B21] [F5]
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { CoupPanel } from './coup-panel.tsx';
import { DepthPanel } from './depth/depth-panel.tsx';
import { EdgePanel } from './edge-panel.tsx';
import { ShoePanel } from './shoe-panel.tsx';
import { ThirdCard } from './third-card.tsx';
import { useStudy } from './use-study.ts';
import './study.css';

export default function StudyPage() {
  usePageTitle(() => 'Study');
  const study = useStudy();
  return (
    <main id="main" class="page study">
      <div class="page-head study-head">
        <h1>Study</h1>
        <p>
          <b>Exact odds of a remaining shoe are for study, simulation and finished rounds, not a live aid.</b>{' '}
          This page follows no table; it counts on this device, with or without a link.
        </p>
      </div>
      <div class="study-desk">
        <div class="study-cloth">
          <ShoePanel study={study} />
          <CoupPanel study={study} />
        </div>
        <EdgePanel study={study} />
      </div>
      <ThirdCard hands={study.hands()} />
      <DepthPanel study={study} />
    </main>
  );
}
