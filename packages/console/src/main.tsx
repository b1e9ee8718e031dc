// Entry of the console, which serves every path below /floor.

import { applySettings } from '@punto/ui/client/settings.ts';
import { render } from 'solid-js/web';
import { FloorApp } from './floor-app.tsx';

applySettings();
render(() => <FloorApp base="/floor" />, document.getElementById('app') ?? document.body);
