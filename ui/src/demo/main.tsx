import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { wrap } from 'comlink';
import { autorun } from 'mobx';
import { HashRouter } from 'react-router';
import { AppRoutes } from '../routes';
import { App } from '../shell/App';
import { applyAccent, applyTheme } from '../theme';
import '../theme/tokens.css';
import { createServices } from './create-services';
import type { DemoWorker } from './demo-worker';
import { leadToPlacesOnPage } from './places-on-page';

const root = document.getElementById('root');
if (!root) throw new Error('demo.html has no element with the id root');

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rdm-demo' });
const services = createServices(wrap<DemoWorker>(worker));
const { preferences } = services;
autorun(() => applyTheme(preferences.theme));
autorun(() => applyAccent(preferences.accent ?? undefined));
leadToPlacesOnPage(document);

createRoot(root).render(
  <StrictMode>
    <App services={services} routes={AppRoutes} router={HashRouter} />
  </StrictMode>,
);
