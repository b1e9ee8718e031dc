// The best voice of the device for a language. Voices of the device come before those of a server, which answer late
// and send the words away.

type Known = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'name'>;

/** Voices that are jokes or sound like machines; several systems list them first. */
const POOR =
  /\b(espeak|albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|eddy|flo|fred|good news|grandma|grandpa|hysterical|jester|junior|kathy|organ|ralph|reed|rocko|sandy|shelley|superstar|trinoids|whisper|wobble|zarvox)\b/i;
const FINE = /natural|neural|premium|enhanced|siri/i;

/**
 * A voice of the script or region that `language` names counts more: `zh-TW` for `zh-Hant`, `pt-BR` for `pt-BR`.
 *
 * @param languages those the patron reads, best first, such as `en-GB`; only those of the lines' language count
 */
export const bestVoice = <V extends Known>(
  voices: readonly V[],
  language: string,
  languages: readonly string[],
): V | null => {
  const base = baseOf(language);
  const wanted = parsed(language);
  const regions = languages.map(normal).filter((each) => each !== base && baseOf(each) === base);
  const scoreOf = (voice: V): number => {
    const region = regions.indexOf(normal(voice.lang));
    return (
      (voice.localService ? 32 : 0) +
      (POOR.test(voice.name) ? 0 : 16) +
      (wanted && isOfSame(parsed(voice.lang), wanted) ? 12 : 0) +
      (FINE.test(voice.name) ? 8 : 0) +
      (region < 0 ? 0 : Math.max(1, 6 - region)) +
      (voice.default ? 0.5 : 0)
    );
  };
  let best: V | null = null;
  for (const voice of voices)
    if (baseOf(voice.lang) === base && (!best || scoreOf(voice) > scoreOf(best))) best = voice;
  return best;
};

/** Whether the voice has the script and region that are named; `false` if none is named. */
const isOfSame = (voice: Intl.Locale | null, { script, region }: Intl.Locale): boolean => {
  const full = voice?.maximize();
  if (!full || (!script && !region)) return false;
  return (!script || full.script === script) && (!region || full.region === region);
};

/** Android writes `en_GB`. */
const normal = (language: string): string => language.replaceAll('_', '-').toLowerCase();
/** Without dialects: Mandarin, `cmn`, is Chinese, and `in` is the former tag of Indonesian. */
const baseOf = (language: string): string =>
  parsed(language)?.language ?? normal(language).split('-')[0] ?? '';

const parsed = (tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(normal(tag));
  } catch {
    return null;
  }
};
