import { describe, expect, it } from 'vitest';
import { invitationLink, invitationState } from './invitation-state.ts';

const made = { uses: 2, used: 1, expiresAt: 100, withdrawnAt: null };

describe('an invitation', () => {
  it('[I9] is open until it is used up, ends or is withdrawn', () => {
    expect(invitationState(made, 99)).toBe('open');
    expect(invitationState(made, 100)).toBe('ended');
    expect(invitationState({ ...made, used: 2 }, 99)).toBe('used');
    expect(invitationState({ ...made, used: 2, withdrawnAt: 50 }, 100)).toBe('withdrawn');
  });

  it('[I9] has a link whose code is sent to no server', () => {
    const { pathname, search, hash } = new URL(invitationLink('https://punto.example', 'ab1-cd2'));
    expect([pathname, search, hash]).toEqual(['/account', '', '#invitation=ab1-cd2']);
  });
});
