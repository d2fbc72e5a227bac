import { observer } from 'mobx-react-lite';
import { defaultReportYear } from '@rdm/core/calendar';
import { text } from '@rdm/core/internal/kernel';
import { ErrorState, Field, ForbiddenState, Skeleton, YearInput } from '../../../components';
import { YearNotice } from '../../../resource/recompute/YearNotice';
import { useCertified } from '../../../resource/use-certified';
import { useYearPage } from '../../../resource/use-year-page';
import { DeclarationViewModel, permissions } from './DeclarationViewModel';
import { DifferencesDrawer } from './DifferencesDrawer';
import { PeriodCard } from './PeriodCard';
import { ReasonDialog } from './ReasonDialog';

const labels = { year: text('年度', 'Year') };

/** Declaring a year, period by period, with the versions that were filed. The year is in the URL. */
const DeclarationScreen = observer(function DeclarationScreen() {
  const certified = useCertified();
  const {
    page: screen,
    allowed,
    services,
  } = useYearPage({
    permission: permissions.view,
    make: (given, year) => new DeclarationViewModel(given, year, () => certified.allowed()),
    usual: defaultReportYear,
  });

  if (!allowed || screen.fault?.code === 403) return <ForbiddenState />;
  const { fault, standing, year } = screen;
  return (
    <div className="space-y-4">
      <Field label={labels.year} layout="front" className="w-40">
        <YearInput value={year} onChange={(next) => void screen.setYear(next)} />
      </Field>
      <YearNotice year={year} shown={standing} onRecomputed={() => void screen.load()} />
      {fault && <ErrorState title={fault.message} onRetry={() => void screen.load()} />}
      {!standing && !fault && <Skeleton lines={12} />}
      {standing &&
        !fault &&
        screen.periods.map((period) => (
          <PeriodCard key={period} screen={screen} period={period} dictionaries={services.dictionaries} />
        ))}
      <ReasonDialog screen={screen} />
      <DifferencesDrawer screen={screen} />
    </div>
  );
});

export default DeclarationScreen;
