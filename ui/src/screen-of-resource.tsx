import { observer } from 'mobx-react-lite';
import { useMemo, type ComponentType } from 'react';
import { underSettings, type Resource } from '@rdm/core/internal/records';
import { lazyPart as lazy } from './components';
import { useSession } from './shell/services';
import RegisterScreen from './screens/cost-report/RegisterScreen/RegisterScreen';

export type ScreenOf = ComponentType<{ resource: Resource }>;

const ChoiceScreen = lazy(() => import('./screens/resources/ChoiceScreen/ChoiceScreen'));

const VoucherScreen = lazy(() => import('./screens/finance/VoucherScreen/VoucherScreen'));

/** Resources whose screens do more than the generic one, by name. */
const own: Readonly<Record<string, ScreenOf & { readonly ahead?: () => Promise<void> }>> = {
  'blade-user': lazy(() => import('./screens/people/UserScreen/UserScreen')),
  'blade-system/role': lazy(() => import('./screens/people/RoleScreen/RoleScreen')),
  'blade-system/topmenu': lazy(() => import('./screens/people/TopMenuScreen/TopMenuScreen')),
  'blade-system/param': lazy(() => import('./screens/system-pages/ParameterScreen')),
  'blade-system/tenant': lazy(() => import('./screens/develop/TenantScreen/TenantScreen')),
  'blade-develop/datasource': lazy(() => import('./screens/develop/DataSourceScreen/DataSourceScreen')),
  'blade-develop/code': lazy(() => import('./screens/develop/CodeScreen/CodeScreen')),
  'blade-rdm/enterprise': lazy(() => import('./screens/enterprise/EnterpriseInfoScreen/EnterpriseInfoScreen')),
  'blade-rdm/projectmaster': lazy(() => import('./screens/project/MasterScreen/MasterScreen')),
  'blade-rdm/projectcompletion': lazy(() => import('./screens/project/CompletionScreen/CompletionScreen')),
  'blade-rdm/projectreferencefile': lazy(() => import('./screens/project/RetentionScreen/RetentionScreen')),
  'rdm/governmentprojectbudget': lazy(() => import('./screens/project/FundingScreen/FundingScreen')),
  'blade-rdm/projectdevactivities': lazy(() => import('./screens/project/ActivityScreen/ActivityScreen')),
  'blade-rdm/papertemplate': lazy(() => import('./screens/project/TemplateScreen/TemplateScreen')),
  'blade-rdm/attachment': lazy(() => import('./screens/office/AttachmentScreen/AttachmentScreen')),
  'blade-rdm/importrecord': lazy(() => import('./screens/import/HistoryScreen/HistoryScreen')),
  'blade-rdm/costsummary': lazy(() => import('./screens/cost-report/CostSummaryScreen/CostSummaryScreen')),
  'blade-rdm/financialaccount': VoucherScreen,
  'blade-rdm/financialaccountcorrect': VoucherScreen,
  'blade-rdm/closingentry': VoucherScreen,
  'assess/diagnoserecord': lazy(() => import('./screens/diagnosis/DiagnosisScreen')),
  'assess/diagnosefinding': lazy(() => import('./screens/diagnosis/FindingScreen')),
  'rdm/useterm': lazy(() => import('./screens/develop/UseTermScreen')),
  'pol/policies': lazy(() => import('./screens/policy/PolicyRegisterScreen')),
  'blade-system/apitoken': lazy(() => import('./screens/programs/TokensScreen')),
  'blade-system/webhook': lazy(() => import('./screens/programs/WebhookScreen')),
  'blade-system/webhook-delivery': lazy(() => import('./screens/programs/DeliveryScreen')),
  'blade-rdm/intellectualproperty': lazy(() => import('./screens/achievement/PropertyScreen/PropertyScreen')),
  'blade-rdm/hightechproduct': lazy(() => import('./screens/achievement/ProductScreen/ProductScreen')),
  'blade-rdm/achievementtrans': lazy(() => import('./screens/achievement/ConversionScreen/ConversionScreen')),
  'blade-rdm/projectreportyearother': lazy(() => import('./screens/statistics/YearExpenseScreen/YearExpenseScreen')),
  'blade-resource/oss': ChoiceScreen,
  'blade-resource/sms': ChoiceScreen,
};

/** Loads the screen that a resource has of its own. */
export const screenOfResourceAhead = async (name: string): Promise<void> => own[name]?.ahead?.();

const noSettings: readonly string[] = [];

/** The screen of a resource: its own, or the generic one in the layout declared for it; with the fields that are set. */
export const ScreenOfResource = observer(function ScreenOfResource({ resource }: { resource: Resource }) {
  const settings = useSession().user?.settings ?? noSettings;
  const seen = useMemo(() => underSettings(resource, settings), [resource, settings]);
  const Own = own[resource.name] ?? RegisterScreen;
  return <Own resource={seen} />;
});
