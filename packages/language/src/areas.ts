// The areas of the catalogue: each is one file a language, loaded with the page that uses it. Their types are those of
// the English files.

import type account from '../texts/en/account.ts';
import type bars from '../texts/en/bars.ts';
import type behind from '../texts/en/behind.ts';
import type caller from '../texts/en/caller.ts';
import type dealer from '../texts/en/dealer.ts';
import type duties from '../texts/en/duties.ts';
import type fairness from '../texts/en/fairness.ts';
import type favourites from '../texts/en/favourites.ts';
import type felt from '../texts/en/felt.ts';
import type fields from '../texts/en/fields.ts';
import type findings from '../texts/en/findings.ts';
import type floor from '../texts/en/floor.ts';
import type history from '../texts/en/history.ts';
import type journal from '../texts/en/journal.ts';
import type lab from '../texts/en/lab.ts';
import type lobby from '../texts/en/lobby.ts';
import type many from '../texts/en/many.ts';
import type names from '../texts/en/names.ts';
import type office from '../texts/en/office.ts';
import type paytable from '../texts/en/paytable.ts';
import type people from '../texts/en/people.ts';
import type play from '../texts/en/play.ts';
import type protection from '../texts/en/protection.ts';
import type reasons from '../texts/en/reasons.ts';
import type record from '../texts/en/record.ts';
import type refusals from '../texts/en/refusals.ts';
import type reports from '../texts/en/reports.ts';
import type rounds from '../texts/en/rounds.ts';
import type rules from '../texts/en/rules.ts';
import type seats from '../texts/en/seats.ts';
import type settings from '../texts/en/settings.ts';
import type shared from '../texts/en/shared.ts';
import type sheets from '../texts/en/sheets.ts';
import type shell from '../texts/en/shell.ts';
import type squeeze from '../texts/en/squeeze.ts';
import type steps from '../texts/en/steps.ts';
import type study from '../texts/en/study.ts';
import type table from '../texts/en/table.ts';
import type verify from '../texts/en/verify.ts';

export type Areas = {
  readonly account: typeof account;
  readonly bars: typeof bars;
  readonly behind: typeof behind;
  readonly caller: typeof caller;
  readonly dealer: typeof dealer;
  readonly duties: typeof duties;
  readonly fairness: typeof fairness;
  readonly favourites: typeof favourites;
  readonly felt: typeof felt;
  readonly fields: typeof fields;
  readonly findings: typeof findings;
  readonly floor: typeof floor;
  readonly history: typeof history;
  readonly journal: typeof journal;
  readonly lab: typeof lab;
  readonly lobby: typeof lobby;
  readonly many: typeof many;
  readonly names: typeof names;
  readonly office: typeof office;
  readonly paytable: typeof paytable;
  readonly people: typeof people;
  readonly play: typeof play;
  readonly protection: typeof protection;
  readonly reasons: typeof reasons;
  readonly record: typeof record;
  readonly refusals: typeof refusals;
  readonly reports: typeof reports;
  readonly rounds: typeof rounds;
  readonly rules: typeof rules;
  readonly seats: typeof seats;
  readonly settings: typeof settings;
  readonly shared: typeof shared;
  readonly sheets: typeof sheets;
  readonly shell: typeof shell;
  readonly squeeze: typeof squeeze;
  readonly steps: typeof steps;
  readonly study: typeof study;
  readonly table: typeof table;
  readonly verify: typeof verify;
};

export type AreaName = keyof Areas;

export const AREA_NAMES: readonly AreaName[] = [
  'account',
  'bars',
  'behind',
  'caller',
  'dealer',
  'duties',
  'fairness',
  'favourites',
  'felt',
  'fields',
  'findings',
  'floor',
  'history',
  'journal',
  'lab',
  'lobby',
  'many',
  'names',
  'office',
  'paytable',
  'people',
  'play',
  'protection',
  'reasons',
  'record',
  'refusals',
  'reports',
  'rounds',
  'rules',
  'seats',
  'settings',
  'shared',
  'sheets',
  'shell',
  'squeeze',
  'steps',
  'study',
  'table',
  'verify',
];
