// The study page: exact odds of any shoe, computed by the engine in the browser. It needs no server once it is loaded.
// [B21] [F5]
import { texts } from '@punto/language/catalogue';
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { CoupPanel } from './coup-panel.tsx';
import { DepthPanel } from './depth/depth-panel.tsx';
import { EdgePanel } from './edge-panel.tsx';
import { LabPanel } from './lab/lab-panel.tsx';
import { useLab } from './lab/use-lab.ts';
import { ShoePanel } from './shoe-panel.tsx';
import { ThirdCard } from './third-card.tsx';
import { useStudy } from './use-study.ts';
import './study.css';

const text = texts('study');

export default function StudyPage() {
  usePageTitle(text.title);
  const study = useStudy();
  const lab = useLab(study);
  return (
    <main id="main" class="page study">
      <div class="page-head study-head">
        <h1>{text.title()}</h1>
        <p>
          <Sentence parts={text.lead.parts()} />
        </p>
      </div>
      <div class="study-desk">
        <div class="study-cloth">
          <ShoePanel study={study} />
          <CoupPanel study={study} />
        </div>
        <EdgePanel study={study} />
      </div>
      <LabPanel study={study} lab={lab} />
      <ThirdCard hands={study.hands()} />
      <DepthPanel study={study} lab={lab} />
    </main>
  );
}
