// A card that another patron squeezes: a back that bends as received, with a mirrored back where the holder sees the
// face. The face is not known here. [T2] [T7]

import { texts } from '@punto/language/catalogue';
import { CardBack } from '@punto/ui/card/card-face.tsx';
import { wantsLessMotion } from '@punto/ui/client/settings.ts';
import { createEffect, onCleanup, onMount } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import type { SqueezeSide } from '../words/seen-squeeze.ts';
import { curlOf } from './curl.ts';
import { following, hearing, isStill, STILL } from './follow.ts';
import { Paper } from './paper.tsx';
import type { Paint } from './paper-painter.ts';
import { FLAT } from './turn.ts';
import './peeled-back.css';

const text = texts('squeeze');

export const PeeledBack = (props: { side: SqueezeSide; place: number }) => {
  const felt = useFelt();
  let paint: Paint = () => {};
  let state = STILL;
  let frame = 0;
  let before = 0;

  const show = () => paint({ ...FLAT, curl: state.shown && curlOf(state.shown.from, state.shown.to) });
  const run = (atMs: number) => {
    state = following(state, before === 0 ? 16 : atMs - before);
    before = atMs;
    show();
    frame = isStill(state) ? 0 : requestAnimationFrame(run);
    if (frame === 0) before = 0;
  };
  onMount(() => {
    const off = felt.app.client.on('peel', ({ table, side, place, fold }) => {
      if (table !== felt.table || side !== props.side || place !== props.place) return;
      if (wantsLessMotion()) return;
      state = hearing(state, fold);
      frame ||= requestAnimationFrame(run);
    });
    onCleanup(() => {
      off();
      cancelAnimationFrame(frame);
    });
  });
  createEffect(() => {
    if (!wantsLessMotion()) return;
    state = STILL;
    show();
  });

  return (
    <svg class="peeled-back" viewBox="0 0 250 350" role="img" aria-label={text.back()}>
      <Paper
        side="var(--card-edge)"
        bands={[2, 5]}
        ready={(ready) => {
          paint = ready;
        }}
      >
        <CardBack />
      </Paper>
    </svg>
  );
};
