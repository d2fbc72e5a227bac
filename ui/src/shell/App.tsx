import { useEffect, type ComponentType, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { BrowserRouter } from 'react-router';
import { LanguageProvider } from '../theme';
import { ServicesProvider, type Services } from './services';
import { keepUp } from './upkeep/keep-up';

export interface AppProps {
  services: Services;
  routes: ComponentType;
  /** The router; by default one that uses the URL path. */
  router?: ComponentType<{ children: ReactNode }>;
}

/** The application around its pages: services, language, routing and background tasks of the session. */
export const App = observer(function App({ services, routes: AppRoutes, router: Router = BrowserRouter }: AppProps) {
  const { preferences } = services;
  useEffect(() => keepUp(services), [services]);
  return (
    <ServicesProvider services={services}>
      <LanguageProvider language={preferences.language} onChange={preferences.setLanguage}>
        <Router>
          <AppRoutes />
        </Router>
      </LanguageProvider>
    </ServicesProvider>
  );
});
