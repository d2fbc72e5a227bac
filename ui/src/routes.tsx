import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, type Location } from 'react-router';
import { Skeleton } from './components';
import { ErrorBoundary } from './shell/ErrorBoundary';
import { Guard } from './shell/Guard';
import { Granted } from './shell/menu/Granted';
import { StartGate } from './shell/StartGate';
import { homePath } from './shell/tabs/TabsViewModel';

const LoginScreen = lazy(() => import('./screens/login/LoginScreen/Screen'));
const PasswordScreen = lazy(() => import('./screens/login/PasswordScreen/Screen'));
const SystemPage = lazy(async () => ({ default: (await import('./screens/system-pages/SystemPage')).SystemPage }));
const Layout = lazy(async () => ({ default: (await import('./shell/layout/Layout')).Layout }));
const HomeScreen = lazy(() => import('./screens/home/HomeScreen/Screen'));
const ImportScreen = lazy(() => import('./screens/import/ImportScreen/Screen'));
const AuxiliaryScreen = lazy(() => import('./screens/ledger/AuxiliaryScreen/Screen'));
const SummaryScreen = lazy(() => import('./screens/ledger/SummaryScreen/Screen'));
const Summary2015Screen = lazy(() => import('./screens/ledger/Summary2015Screen/Screen'));
const PreferentialScreen = lazy(() => import('./screens/preferential/PreferentialScreen/Screen'));
const AnnualReportScreen = lazy(() => import('./screens/statistics/AnnualReportScreen/Screen'));
const YearExpenseSummaryScreen = lazy(() => import('./screens/statistics/YearExpenseSummaryScreen/Screen'));
const ProjectListScreen = lazy(() => import('./screens/project/ProjectListScreen/Screen'));
const ProjectFormScreen = lazy(() => import('./screens/project/ProjectFormScreen/Screen'));
const WorktimeScreen = lazy(() => import('./screens/worktime/WorktimeScreen/Screen'));
const VerifyScreen = lazy(() => import('./screens/verify/VerifyScreen/Screen'));
const MenuScreen = lazy(async () => ({ default: (await import('./shell/menu/MenuScreen')).MenuScreen }));
/** Every component in every state, while developing only: the built product does not hold it. */
const GalleryScreen = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./gallery/GalleryScreen')).GalleryScreen }))
  : null;
const ResourceScreen = lazy(() => import('./resource/ResourceScreen'));

/** Screens of their own, by path; every other page is the generic screen of the resource its menu names. */
function Screens({ location }: { location: Location }) {
  return (
    <Routes location={location}>
      <Route path={homePath} element={<HomeScreen />} />
      <Route path="/wel/dashboard" element={<Navigate to={homePath} replace />} />
      <Route path="/rdm/import" element={<Granted children={<ImportScreen />} />} />
      <Route path="/rdm/project/list" element={<Granted children={<ProjectListScreen />} />} />
      <Route path="/rdm/project/worktime" element={<Granted children={<WorktimeScreen />} />} />
      <Route path="/rdm/project/edit" element={<ProjectFormScreen />} />
      <Route path="/project/auxiliary-2021" element={<Granted children={<AuxiliaryScreen edition="2021" />} />} />
      <Route path="/project/auxiliary-2020" element={<Granted children={<AuxiliaryScreen edition="2015" />} />} />
      <Route path="/project/summary" element={<Granted children={<SummaryScreen />} />} />
      <Route path="/project/summary2020" element={<Granted children={<Summary2015Screen />} />} />
      <Route path="/project/preferential" element={<Granted children={<PreferentialScreen />} />} />
      <Route path="/rdm/statistics/annual-report" element={<Granted children={<AnnualReportScreen />} />} />
      <Route
        path="/rdm/statistics/year-expense-summary"
        element={<Granted children={<YearExpenseSummaryScreen />} />}
      />
      <Route path="/rdm/verify/:subject" element={<Granted children={<VerifyScreen />} />} />
      <Route path="*" element={<MenuScreen resourceScreen={ResourceScreen} />} />
    </Routes>
  );
}

export function AppRoutes() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Skeleton lines={6} className="mx-auto max-w-240 px-4 pt-24" />}>
        <Routes>
          <Route path="/" element={<Navigate to="/wel" replace />} />
          <Route path="/wel" element={<Navigate to={homePath} replace />} />
          <Route path="/login" element={<Guard isAuth={false} children={<LoginScreen />} />} />
          <Route path="/resetdefpassword" element={<Guard children={<PasswordScreen />} />} />
          {GalleryScreen && <Route path="/components" element={<GalleryScreen />} />}
          <Route path="/404" element={<Guard isAuth={false} children={<SystemPage code={404} />} />} />
          <Route path="/403" element={<Guard isAuth={false} children={<SystemPage code={403} />} />} />
          <Route path="/500" element={<Guard isAuth={false} children={<SystemPage code={500} />} />} />
          <Route
            path="*"
            element={
              <Guard>
                <StartGate>
                  <Layout screen={Screens} />
                </StartGate>
              </Guard>
            }
          />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
