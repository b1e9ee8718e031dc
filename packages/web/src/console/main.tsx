// The floor’s own page: everything below /floor.
import { render } from 'solid-js/web';
import { applySettings } from '../client/settings.ts';
import { FloorApp } from './floor-app.tsx';

applySettings();
render(() => <FloorApp base="/floor" />, document.getElementById('app') ?? document.body);
