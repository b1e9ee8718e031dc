// The speaker of the table's sounds. It exists from the start, since a touch or key must find it to enable sound; the sounds
// are loaded later.
import { createSpeaker } from '@punto/ui/client/speaker.ts';

export const speaker = createSpeaker();
