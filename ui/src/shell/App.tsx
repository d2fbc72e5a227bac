import { useEffect, type ComponentType, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { BrowserRouter } from 'react-router';
import { LanguageProvider } from '../theme';
import { ServicesProvider, type Services } from './services';

export interface AppProps {
  services: Services;
  routes: ComponentType;
  /** Where addresses are kept; in the path unless told. */
  router?: ComponentType<{ children: ReactNode }>;
}

/** The program around its pages: services, language, addresses, and the upkeep of the session. */
export const App = observer(function App({ services, routes: AppRoutes, router: Router = BrowserRouter }: AppProps) {
  const { preferences, session } = services;
  useEffect(() => {
    const stop = session.keepFresh();
    // Another tab of the browser has signed in, refreshed or signed out.
    const follow = (event: StorageEvent) => {
      if (event.key === null || event.key === 'saber-token') session.adopt();
    };
    window.addEventListener('storage', follow);
    return () => {
      stop();
      window.removeEventListener('storage', follow);
    };
  }, [session]);
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
