// The floor’s own page: everything below /floor.

import { applySettings } from '@punto/ui/client/settings.ts';
import { render } from 'solid-js/web';
import { FloorApp } from './floor-app.tsx';

applySettings();
render(() => <FloorApp base="/floor" />, document.getElementById('app') ?? document.body);
