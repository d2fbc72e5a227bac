import type { ComponentType } from 'react';
import { lazyPart as lazy } from './components';
import type { OpenRoute } from './open-routes';
import { SystemPage } from './screens/system-pages/SystemPage';

/** The public screens by route; a separate module, so that the sign-in page does not load their chunk references. */
const screens: Readonly<Record<OpenRoute, ComponentType>> = {
  '/register': lazy(() => import('./screens/sign-in/RegistrationScreen/RegistrationScreen')),
  '/retrievepassword': lazy(() => import('./screens/sign-in/RetrievePasswordScreen/RetrievePasswordScreen')),
  '/oauth/redirect/:source': lazy(() => import('./screens/sign-in/SocialReturnScreen/SocialReturnScreen')),
  '/assessIndex': lazy(() => import('./screens/assess/AssessScreen/AssessScreen')),
  '/office/:page': lazy(() => import('./screens/office/OfficeScreen/OfficeScreen')),
  '/404': () => <SystemPage code={404} />,
  '/403': () => <SystemPage code={403} />,
  '/500': () => <SystemPage code={500} />,
};

export function OpenScreen({ route }: { readonly route: OpenRoute }) {
  const Screen = screens[route];
  return <Screen />;
}
