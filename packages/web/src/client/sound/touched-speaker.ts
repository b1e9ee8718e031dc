// The speaker of the table's sounds. It is there from the start, since a touch or key must find it to enable sound; the sounds
// themselves are loaded later.
import { createSpeaker } from '@punto/ui/client/speaker.ts';

export const speaker = createSpeaker();
