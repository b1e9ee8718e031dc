import { expect, it } from 'vitest';
import { bestVoice } from './best-voice.ts';

const voice = (name: string, lang: string, some: Partial<SpeechSynthesisVoice> = {}) => ({
  name,
  lang,
  localService: true,
  default: false,
  ...some,
});
const chosen = (voices: Parameters<typeof bestVoice>[0], ...languages: string[]) =>
  bestVoice(voices, 'en', languages)?.name ?? null;

it('takes no voice of another language', () => {
  expect(chosen([])).toBeNull();
  expect(chosen([voice('Thomas', 'fr-FR', { default: true })], 'fr-FR')).toBeNull();
});

it('takes a voice of the device before one of a server, which answers late', () => {
  expect(chosen([voice('Google', 'en-GB', { localService: false }), voice('Sam', 'en-US')], 'en-GB')).toBe(
    'Sam',
  );
});

it('takes the region that the patron reads, in either spelling', () => {
  const voices = [voice('Samantha', 'en_US', { default: true }), voice('Daniel', 'en_GB')];
  expect(chosen(voices, 'de', 'en-GB', 'en')).toBe('Daniel');
  expect(chosen(voices, 'de')).toBe('Samantha');
});

it('takes a natural voice before a plain one, and one that is a joke last', () => {
  const voices = [voice('Albert', 'en-US'), voice('Zarvox', 'en-US'), voice('Daniel', 'en-GB')];
  expect(chosen(voices, 'en-US')).toBe('Daniel');
  expect(chosen([...voices, voice('Ava (Premium)', 'en-IE')], 'en-US')).toBe('Ava (Premium)');
  expect(chosen(voices.slice(0, 1), 'en-US')).toBe('Albert');
  // A name that only contains the name of one.
  expect(chosen([voice('Florence', 'en-US'), voice('Daniel', 'en-GB')], 'en-US')).toBe('Florence');
});

it('takes the nearest voice of the language: its script or region before another', () => {
  const best = (language: string, ...langs: string[]) =>
    bestVoice(
      langs.map((lang) => voice(lang, lang)),
      language,
      [language],
    )?.name;
  expect(best('zh-Hant', 'zh-CN', 'zh-TW')).toBe('zh-TW');
  expect(best('zh-Hans', 'zh_HK', 'zh_CN')).toBe('zh_CN');
  expect(best('zh-Hans', 'en-US', 'cmn-Hant-TW')).toBe('cmn-Hant-TW');
  expect(best('pt-BR', 'pt-PT', 'pt-BR')).toBe('pt-BR');
  expect(best('pt-BR', 'pt-PT', 'es-ES')).toBe('pt-PT');
  expect(best('id', 'in-ID')).toBe('in-ID');
  expect(best('th', 'en-US')).toBeUndefined();
});
