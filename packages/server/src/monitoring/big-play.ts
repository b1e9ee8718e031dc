// The default thresholds of the alarm for big play: 10,000 coins staked, or 20,000 won, by a patron in one round. [B-53]
import { coins } from '@punto/engine/minor';
import type { BigPlay } from './detect/finding.ts';

export const BIG_PLAY: BigPlay = { stakeMinor: coins(10_000), winMinor: coins(20_000) };
