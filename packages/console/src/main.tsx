// Entry of the console, which serves every path below /floor.

import { startTexts } from '@punto/ui/client/page-language.ts';
import { applySettings } from '@punto/ui/client/settings.ts';
import { render } from 'solid-js/web';
import { FLOOR_TEXTS, FloorApp } from './floor-app.tsx';

applySettings();
await startTexts('shared', ...FLOOR_TEXTS);
render(() => <FloorApp base="/floor" />, document.getElementById('app') ?? document.body);
