import type { Fetch } from '@punto/protocol/client/http';
import { describe, expect, it, vi } from 'vitest';
import { createFloorAsk, FloorRefusal, type SessionHandlers } from './floor-client.ts';

const answer = (status: number, body: unknown) => ({
  ok: status < 300,
  status,
  json: () => Promise.resolve(body),
});
const refusal = (status: number, error: string) => answer(status, { error, message: `said ${error}` });

const fetchOf = (...answers: ReturnType<typeof answer>[]) => {
  const fetch = vi.fn<Fetch>();
  for (const each of answers) fetch.mockResolvedValueOnce(each);
  return fetch;
};
const handlersOf = (handlers: Partial<SessionHandlers> = {}): SessionHandlers => ({
  unlocked: () => Promise.resolve(true),
  needsConfirmation: () => Promise.resolve(false),
  confirmed: () => Promise.resolve(true),
  gone: () => {},
  mustChange: () => {},
  ...handlers,
});

describe('HTTP client of the floor', () => {
  it('[T5] a refused duty carries the reason and the message of the server', async () => {
    const fetch = fetchOf(
      answer(409, { error: 'duty-refused', message: 'Pause first', refusal: { reason: 'not-paused' } }),
    );
    const asked = createFloorAsk(fetch, handlersOf())('POST', '/duties', { duty: 'resume' });
    await expect(asked).rejects.toMatchObject({
      error: 'duty-refused',
      message: 'Pause first',
      refusal: { reason: 'not-paused' },
    });
  });

  it('a locked session waits for the password, then repeats the same request', async () => {
    const fetch = fetchOf(refusal(423, 'locked'), answer(200, { done: true }));
    const unlocked = vi.fn(() => Promise.resolve(true));
    const ask = createFloorAsk(fetch, handlersOf({ unlocked }));
    await expect(ask('POST', '/duties', { duty: 'resume' })).resolves.toEqual({ done: true });
    expect(unlocked).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]).toEqual(fetch.mock.calls[1]);
  });

  it('[T6] a sensitive act is not repeated without the password', async () => {
    const fetch = fetchOf(refusal(403, 'confirm-first'));
    const ask = createFloorAsk(fetch, handlersOf({ confirmed: () => Promise.resolve(false) }));
    await expect(ask('POST', '/duties')).rejects.toBeInstanceOf(FloorRefusal);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('[T6] asks for the password before a sensitive act if the confirmation is old, and before no other request', async () => {
    const confirmed = vi.fn(() => Promise.resolve(true));
    const fetch = fetchOf(answer(200, { done: true }), answer(200, { done: true }));
    const handlers = handlersOf({ confirmed, needsConfirmation: () => Promise.resolve(true) });
    const ask = createFloorAsk(fetch, handlers);
    await ask('POST', '/api/floor/tables/one/duties', { duty: 'pause', reason: null });
    expect(confirmed).not.toHaveBeenCalled();
    await ask('POST', '/api/floor/tables/one/duties', { duty: 'cancel-round', reason: 'a card fell' });
    expect(confirmed).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('[T6] sends nothing if the password is not given', async () => {
    const fetch = fetchOf();
    const handlers = handlersOf({
      needsConfirmation: () => Promise.resolve(true),
      confirmed: () => Promise.resolve(false),
    });
    const asked = createFloorAsk(fetch, handlers)('POST', '/api/floor/patrons/anna/suspend', {});
    await expect(asked).rejects.toMatchObject({ error: 'confirm-first' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('reports the end of the session', async () => {
    const gone = vi.fn();
    const ask = createFloorAsk(fetchOf(refusal(401, 'not-signed-in')), handlersOf({ gone }));
    await expect(ask('GET', '/tables')).rejects.toMatchObject({ error: 'not-signed-in' });
    expect(gone).toHaveBeenCalledOnce();
  });

  it('describes a missing and an unreadable response', async () => {
    const dead = createFloorAsk(() => Promise.reject(new TypeError('refused')), handlersOf());
    await expect(dead('GET', '/')).rejects.toMatchObject({ error: 'unreachable' });
    const proxy = createFloorAsk(fetchOf(answer(502, null)), handlersOf());
    await expect(proxy('GET', '/')).rejects.toMatchObject({ error: 'unreadable' });
  });
});
