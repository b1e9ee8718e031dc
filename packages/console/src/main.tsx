// Entry of the console, which serves every path below /floor.

import { startTexts } from '@punto/ui/client/page-language.ts';
import { applySettings } from '@punto/ui/client/settings.ts';
import { render } from 'solid-js/web';
import { FLOOR_TEXTS, FloorApp } from './floor-app.tsx';

applySettings();
// The module itself does not wait for the texts, since the files of pages import this one.
void startTexts('shared', ...FLOOR_TEXTS).then(() =>
  render(() => <FloorApp base="/floor" />, document.getElementById('app') ?? document.body),
);
