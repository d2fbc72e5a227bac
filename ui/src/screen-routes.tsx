import { isValidElement } from 'react';
import { createRoutesFromElements, matchRoutes, Navigate, Route, useRoutes, type Location } from 'react-router';
import { lazyPart as lazy } from './components';
import { Granted } from './shell/menu/Granted';
import { homePath, infoPath } from './shell/tabs/TabsViewModel';

const HomeScreen = lazy(() => import('./screens/home/HomeScreen/HomeScreen'));
const ImportScreen = lazy(() => import('./screens/import/ImportScreen/ImportScreen'));
const ProfilesScreen = lazy(() => import('./screens/import/ProfilesScreen/ProfilesScreen'));
const AuxiliaryScreen = lazy(() => import('./screens/ledger/AuxiliaryScreen/AuxiliaryScreen'));
const SummaryScreen = lazy(() => import('./screens/ledger/SummaryScreen/SummaryScreen'));
const Summary2015Screen = lazy(() => import('./screens/ledger/Summary2015Screen/Summary2015Screen'));
const DataAuditScreen = lazy(() => import('./screens/audit/DataAuditScreen/DataAuditScreen'));
const MatchSubjectScreen = lazy(() => import('./screens/finance/MatchSubjectScreen/MatchSubjectScreen'));
const AllocationVoucherScreen = lazy(() => import('./screens/finance/AllocationVoucherScreen/AllocationVoucherScreen'));
const PreferentialScreen = lazy(() => import('./screens/preferential/PreferentialScreen/PreferentialScreen'));
const ProjectReportScreen = lazy(() => import('./screens/statistics/ProjectReportScreen/ProjectReportScreen'));
const DeclarationScreen = lazy(() => import('./screens/declaration/DeclarationScreen/DeclarationScreen'));
const BizCertScreen = lazy(() => import('./screens/enterprise/BizCertScreen/BizCertScreen'));
const CalibreBridgeScreen = lazy(() => import('./screens/statistics/CalibreBridgeScreen/CalibreBridgeScreen'));
const RiskScreen = lazy(() => import('./screens/risk/RiskScreen/RiskScreen'));
const ScenarioScreen = lazy(() => import('./screens/scenario/ScenarioScreen/ScenarioScreen'));
const EvaluationScreen = lazy(() => import('./screens/assess/EvaluationScreen/EvaluationScreen'));
const DeadlineScreen = lazy(() => import('./screens/deadline/DeadlineScreen'));
const NewsScreen = lazy(() => import('./screens/policy/NewsScreen/NewsScreen'));
const StandingScreen = lazy(() => import('./screens/achievement/StandingScreen/StandingScreen'));
const AnnualReportScreen = lazy(() => import('./screens/statistics/AnnualReportScreen/AnnualReportScreen'));
const YearExpenseSummaryScreen = lazy(
  () => import('./screens/statistics/YearExpenseSummaryScreen/YearExpenseSummaryScreen'),
);
const ProjectListScreen = lazy(() => import('./screens/project/ProjectListScreen/ProjectListScreen'));
const ProjectFormScreen = lazy(() => import('./screens/project/ProjectFormScreen/ProjectFormScreen'));
const WorktimeScreen = lazy(() => import('./screens/worktime/WorktimeScreen/WorktimeScreen'));
const MyHoursScreen = lazy(() => import('./screens/hours/MyHoursScreen/MyHoursScreen'));
const HoursApprovalScreen = lazy(() => import('./screens/hours/HoursApprovalScreen/HoursApprovalScreen'));
const WorkSignalScreen = lazy(() => import('./screens/hours/WorkSignalScreen/WorkSignalScreen'));
const ReverseAllocationScreen = lazy(() => import('./screens/cost/ReverseAllocationScreen/ReverseAllocationScreen'));
const CostSourceScreen = lazy(() => import('./screens/cost/CostSourceScreen/CostSourceScreen'));
const MonthCloseScreen = lazy(() => import('./screens/verify/MonthCloseScreen/MonthCloseScreen'));
const VerifyScreen = lazy(() => import('./screens/verify/VerifyScreen/VerifyScreen'));
const SelfTestScreen = lazy(() => import('./screens/system-pages/SelfTestScreen/SelfTestScreen'));
const InfoScreen = lazy(() => import('./screens/people/InfoScreen/InfoScreen'));
const FrameScreen = lazy(() => import('./screens/frame/FrameScreen/FrameScreen'));
const MenuScreen = lazy(async () => ({ default: (await import('./shell/menu/MenuScreen')).MenuScreen }));
const DictionaryScreen = lazy(() => import('./screens/dictionary/DictionaryScreen/DictionaryScreen'));
const TitleScreen = lazy(() => import('./screens/title/TitleScreen/TitleScreen'));
const HighTechScreen = lazy(() => import('./screens/title/HighTechScreen/HighTechScreen'));
const TitleReviewScreen = lazy(() => import('./screens/title/ReviewScreen/ReviewScreen'));
const ScreenOfResource = lazy(async () => ({ default: (await import('./screen-of-resource')).ScreenOfResource }));

const titleNames = ['high-tech', 'tech-sme', 'above-scale', 'gazelle'] as const;

/** Custom screens by path; every other page is the generic screen of the resource its menu names. */
const routes = createRoutesFromElements(
  <>
    <Route path={homePath} element={<HomeScreen />} />
    <Route path="/wel/dashboard" element={<Navigate to={homePath} replace />} />
    <Route path="/rdm/import" element={<Granted children={<ImportScreen />} />} />
    <Route path="/rdm/import/profiles" element={<Granted children={<ProfilesScreen />} />} />
    <Route path="/rdm/project/list" element={<Granted children={<ProjectListScreen />} />} />
    <Route path="/rdm/project/worktime" element={<Granted children={<WorktimeScreen />} />} />
    <Route path="/rdm/my-hours" element={<Granted children={<MyHoursScreen />} />} />
    <Route path="/rdm/hours-approval" element={<Granted children={<HoursApprovalScreen />} />} />
    <Route path="/rdm/work-signals" element={<Granted children={<WorkSignalScreen />} />} />
    <Route path="/rdm/project/edit" element={<ProjectFormScreen />} />
    <Route path="/project/auxiliary-2021" element={<Granted children={<AuxiliaryScreen edition="2021" />} />} />
    <Route path="/project/auxiliary-2020" element={<Granted children={<AuxiliaryScreen edition="2015" />} />} />
    <Route path="/project/summary" element={<Granted children={<SummaryScreen />} />} />
    <Route path="/project/summary2020" element={<Granted children={<Summary2015Screen />} />} />
    <Route path="/project/preferential" element={<Granted children={<PreferentialScreen />} />} />
    <Route path="/rdm/statistics/project-report" element={<Granted children={<ProjectReportScreen />} />} />
    <Route path="/rdm/statistics/calibre-bridge" element={<Granted children={<CalibreBridgeScreen />} />} />
    <Route path="/rdm/bizcert" element={<Granted children={<BizCertScreen />} />} />
    <Route path="/project/scenario" element={<Granted children={<ScenarioScreen />} />} />
    <Route path="/project/declaration" element={<Granted children={<DeclarationScreen />} />} />
    <Route path="/rdm/statistics/annual-report" element={<Granted children={<AnnualReportScreen />} />} />
    <Route path="/rdm/statistics/year-expense-summary" element={<Granted children={<YearExpenseSummaryScreen />} />} />
    <Route path="/rdm/risk-scan" element={<Granted children={<RiskScreen />} />} />
    <Route path="/rdm/calendar" element={<Granted children={<DeadlineScreen />} />} />
    <Route path="/notice" element={<Granted children={<NewsScreen />} />} />
    <Route path="/rdm/evaluationrecord" element={<Granted children={<EvaluationScreen />} />} />
    <Route path="/rdm/achievement/standing" element={<Granted children={<StandingScreen />} />} />
    <Route path="/rdm/data-audit" element={<Granted children={<DataAuditScreen />} />} />
    <Route path="/rdm/financialaccount/matchsubject" element={<Granted children={<MatchSubjectScreen />} />} />
    <Route
      path="/rdm/financialaccount/allocation-voucher"
      element={<Granted children={<AllocationVoucherScreen />} />}
    />
    <Route path="/rdm/reverse-allocation" element={<Granted children={<ReverseAllocationScreen />} />} />
    <Route path="/rdm/cost-source" element={<Granted children={<CostSourceScreen />} />} />
    <Route path="/rdm/month-close" element={<Granted children={<MonthCloseScreen />} />} />
    <Route path="/rdm/verify/:subject" element={<Granted children={<VerifyScreen />} />} />
    <Route path="/dict-horizontal/index" element={<DictionaryScreen direction="horizontal" />} />
    <Route path="/dict-vertical/index" element={<DictionaryScreen direction="vertical" />} />
    {titleNames.map((name) => (
      <Route key={name} path={`/rdm/title/${name}`} element={<Granted children={<TitleScreen name={name} />} />} />
    ))}
    <Route path="/rdm/enterprisehightech" element={<Granted children={<HighTechScreen />} />} />
    <Route path="/rdm/title/review" element={<Granted children={<TitleReviewScreen />} />} />
    <Route path={infoPath} element={<InfoScreen />} />
    <Route path="/test/index" element={<SelfTestScreen />} />
    <Route path="/myiframe/:routerPath" element={<FrameScreen />} />
    <Route path="*" element={<MenuScreen resourceScreen={ScreenOfResource} />} />
  </>,
);

/** Patterns of the paths that custom screens have. */
export const screenPaths: readonly string[] = routes.flatMap(({ path }) => path ?? []);

export const Screens = ({ location }: { location: Location }) => useRoutes(routes, location);

/** Loads the program of the screen at a path, which somebody is about to open. */
export async function screenAhead(path: string): Promise<void> {
  await Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => elementAhead(route.element)));
}

interface Lazy {
  readonly ahead?: () => Promise<void>;
}

/** The screen may be inside what guards it. */
async function elementAhead(node: unknown): Promise<void> {
  if (!isValidElement<{ children?: unknown; resourceScreen?: Lazy }>(node)) return;
  const { children, resourceScreen } = node.props;
  await Promise.all([(node.type as Lazy).ahead?.(), resourceScreen?.ahead?.(), elementAhead(children)]);
}
