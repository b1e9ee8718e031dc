import { expect, it } from 'vitest';
import { OPTION_IDS, SCHEDULE_IDS } from '../option-id.ts';
import { OPTIONS } from './option.ts';
import { SCHEDULES } from './schedule.ts';

it('[B1] [B18] eighteen options, in the order of their rules, each under its own name', () => {
  expect(OPTION_IDS.map((id) => OPTIONS[id].rule)).toEqual(OPTION_IDS.map((_, i) => `B${i + 1}`));
  expect(OPTION_IDS.map((id) => OPTIONS[id].id)).toEqual(OPTION_IDS);
  expect(new Set(OPTION_IDS.map((id) => OPTIONS[id].title)).size).toBe(18);
});

it('[B2] [B3] twenty schedules: one an option, and a second for banker and for tie', () => {
  expect(SCHEDULE_IDS.map((id) => SCHEDULES[id].id)).toEqual(SCHEDULE_IDS);
  const own = OPTION_IDS.map((id) => SCHEDULES[id].option);
  expect(own).toEqual(OPTION_IDS);
  expect(SCHEDULES['banker-no-commission'].option).toBe('banker');
  expect(SCHEDULES['tie-nine'].option).toBe('tie');
});

it('[D5] no description is worded as a tip', () => {
  const words = Object.values(OPTIONS).map((option) => option.describe);
  expect(words.filter((text) => !/^Wins when .*\.$/.test(text))).toEqual([]);
  expect(words.filter((text) => /best|should|due|likely|hot|cold|streak/i.test(text))).toEqual([]);
});
