import { Route, Routes } from 'react-router';
import { lazyPart as lazy } from './shell/lazy-part';
import { SystemPage } from './screens/system-pages/SystemPage';

const RegisterScreen = lazy(() => import('./screens/register/RegisterScreen/Screen'));
const RetrievePasswordScreen = lazy(() => import('./screens/retrieve-password/RetrievePasswordScreen/Screen'));
const SocialReturnScreen = lazy(() => import('./screens/login/SocialReturnScreen/Screen'));
const OfficeScreen = lazy(() => import('./screens/office/OfficeScreen/Screen'));

/** The screens that are open to everybody, but for the sign-in page, which need not know where these lie. */
export function OpenScreens() {
  return (
    <Routes>
      <Route path="/register" element={<RegisterScreen />} />
      <Route path="/retrievepassword" element={<RetrievePasswordScreen />} />
      <Route path="/oauth/redirect/:source" element={<SocialReturnScreen />} />
      <Route path="/office/:page" element={<OfficeScreen />} />
      <Route path="/404" element={<SystemPage code={404} />} />
      <Route path="/403" element={<SystemPage code={403} />} />
      <Route path="/500" element={<SystemPage code={500} />} />
    </Routes>
  );
}
