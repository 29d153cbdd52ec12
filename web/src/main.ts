import './app.css';
import './lib/board/board.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { speak } from './lib/i18n/i18n.svelte.ts';
import { startRouter } from './lib/shell/router.svelte.ts';
import { wishedLanguage } from './lib/shell/settings.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the client');
startRouter();
await speak(wishedLanguage());
mount(App, { target });
