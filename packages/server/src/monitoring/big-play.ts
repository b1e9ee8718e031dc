// What a house is alarmed of where its settings do not say: ten thousand coins staked, or twenty thousand won, by a patron in one
// round. [B-53]
import { coins } from '@punto/engine/minor';
import type { BigPlay } from './detect/finding.ts';

export const BIG_PLAY: BigPlay = { stakeMinor: coins(10_000), winMinor: coins(20_000) };
