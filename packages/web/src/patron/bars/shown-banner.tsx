// How a lost connection is shown. The live region and its delay are in `link-banner.tsx`.
import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { Show } from 'solid-js';
import './link-banner.css';

const text = texts('bars').link;

type ShownBannerProps = {
  /** No attempt to connect follows. */
  readonly isOver: boolean;
  /** The session of a launched patron has ended. */
  readonly isEnded: boolean;
  /** The server announced that it restarts. */
  readonly isReopening: boolean;
  readonly wake: () => void;
};

export const ShownBanner = (props: ShownBannerProps) => (
  <div class="link-banner">
    <Icon name={props.isOver ? 'warn' : 'rebet'} />
    <Show
      when={props.isOver}
      fallback={
        <>
          <p>
            <Sentence parts={props.isReopening ? text.reopening.parts() : text.lost.parts()} />
          </p>
          <button type="button" class="btn quiet" onClick={() => props.wake()}>
            {text.tryNow()}
          </button>
        </>
      }
    >
      <p>
        <Sentence parts={props.isEnded ? text.ended.parts() : text.outOfDate.parts()} />
      </p>
      <Show when={!props.isEnded}>
        <button type="button" class="btn" onClick={() => location.reload()}>
          {text.loadAgain()}
        </button>
      </Show>
    </Show>
  </div>
);
