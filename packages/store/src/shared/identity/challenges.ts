// Compares an answer with a challenge, for both databases.
import type { Challenge } from '../../challenge-store.ts';

export type ChallengeRow = {
  challenge: string;
  purpose: string;
  bound_to: string;
  expires_at: number;
  body: string;
};

export const challengeFits = (
  row: ChallengeRow,
  { purpose, boundTo }: Pick<Challenge, 'purpose' | 'boundTo'>,
  now: number,
): boolean => row.purpose === purpose && row.bound_to === boundTo && now < row.expires_at;
