import { Screens } from './screen-routes';
import { Layout } from './shell/layout/Layout';

/** The frame, and the screens of its tabs. */
export function SignedIn() {
  return <Layout screen={Screens} />;
}
