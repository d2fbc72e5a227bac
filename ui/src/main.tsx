import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { autorun } from 'mobx';
import { createServices } from './container';
import { AppRoutes } from './routes';
import { App } from './shell/App';
import { applyAccent, applyTheme } from './theme';
import './theme/tokens.css';

const services = createServices();
const { preferences } = services;
autorun(() => applyTheme(preferences.theme));
autorun(() => applyAccent(preferences.accent ?? undefined));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <App services={services} routes={AppRoutes} />
  </StrictMode>,
);
