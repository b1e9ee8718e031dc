import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSpeaker } from './speaker.ts';

/** A context that the browser lets run only after `allow`. */
class FakeContext {
  static allowed = true;
  static resumes: (() => void)[] = [];
  static last: FakeContext | null = null;
  state = 'suspended';
  constructor() {
    FakeContext.last = this;
  }
  resume() {
    return new Promise<void>((done) => {
      const run = () => {
        this.state = 'running';
        done();
      };
      if (FakeContext.allowed) run();
      else FakeContext.resumes.push(run);
    });
  }
  async suspend() {
    this.state = 'suspended';
  }
}

const page = new EventTarget();
const touch = async () => {
  page.dispatchEvent(new Event('pointerup'));
  await vi.advanceTimersByTimeAsync(0);
};
const speakerOnPage = (lateMs?: number) => {
  const speaker = createSpeaker(lateMs);
  speaker.allowOnTouch();
  return speaker;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  Object.assign(FakeContext, { allowed: true, resumes: [], last: null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the speaker', () => {
  it('makes no context and no sound before the first touch', async () => {
    const playing = vi.fn();
    speakerOnPage().play(100, playing);
    await vi.advanceTimersByTimeAsync(100);
    expect(playing).not.toHaveBeenCalled();
    expect(FakeContext.last).toBeNull();
  });

  it('is suspended when nothing has sounded for a while, and wakes for the next sound', async () => {
    const speaker = speakerOnPage();
    await touch();
    const playing = vi.fn();
    speaker.play(1_000, playing);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(FakeContext.last?.state).toBe('running');
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeContext.last?.state).toBe('suspended');
    speaker.play(10, playing);
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeContext.last?.state).toBe('running');
    expect(playing).toHaveBeenCalledTimes(2);
  });

  it('does not cut a long sound for a short one that follows', async () => {
    const speaker = speakerOnPage();
    await touch();
    speaker.play(10_000, () => {});
    speaker.play(10, () => {});
    await vi.advanceTimersByTimeAsync(11_900);
    expect(FakeContext.last?.state).toBe('running');
  });

  it.each([
    [
      'drops sounds that the device allows only later, in place of playing all of them together',
      undefined,
      0,
    ],
    ['plays them late where that is asked for', 2_000, 1],
  ])('%s', async (_, lateMs, times) => {
    const speaker = speakerOnPage(lateMs);
    await touch();
    await FakeContext.last?.suspend();
    FakeContext.allowed = false;
    const playing = vi.fn();
    speaker.play(10, playing);
    await vi.advanceTimersByTimeAsync(1_000);
    for (const run of FakeContext.resumes) run();
    await vi.advanceTimersByTimeAsync(0);
    expect(playing).toHaveBeenCalledTimes(times);
  });
});
