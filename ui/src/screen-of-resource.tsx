import { observer } from 'mobx-react-lite';
import { useMemo, type ComponentType } from 'react';
import { underSettings, type Resource } from '@rdm/core/records';
import { lazyPart as lazy } from './components';
import { useSession } from './shell/services';
import RegisterScreen from './screens/cost-report/RegisterScreen/Screen';

export type ScreenOf = ComponentType<{ resource: Resource }>;

const ChoiceScreen = lazy(() => import('./screens/resources/ChoiceScreen/Screen'));

/** Resources whose screens do more than the generic one, by name. */
const own: Readonly<Record<string, ScreenOf>> = {
  'blade-user': lazy(() => import('./screens/people/UserScreen/Screen')),
  'blade-system/role': lazy(() => import('./screens/people/RoleScreen/Screen')),
  'blade-system/tenant': lazy(() => import('./screens/develop/TenantScreen/Screen')),
  'blade-develop/datasource': lazy(() => import('./screens/develop/DataSourceScreen/Screen')),
  'blade-develop/code': lazy(() => import('./screens/develop/CodeScreen/Screen')),
  'blade-rdm/attachment': lazy(() => import('./screens/office/AttachmentScreen/Screen')),
  'blade-resource/oss': ChoiceScreen,
  'blade-resource/sms': ChoiceScreen,
};

const noSettings: readonly string[] = [];

/** The screen of a resource: its own, or the generic one in the layout declared for it; with the fields that are set. */
export const ScreenOfResource = observer(function ScreenOfResource({ resource }: { resource: Resource }) {
  const settings = useSession().user?.settings ?? noSettings;
  const seen = useMemo(() => underSettings(resource, settings), [resource, settings]);
  const Own = own[resource.name] ?? RegisterScreen;
  return <Own resource={seen} />;
});
