import { useEffect, useMemo, useState } from 'react';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { currentYear } from '@rdm/core/calendar';
import { text, type Trace } from '@rdm/core/internal/kernel';
import { Card, ErrorState, ForbiddenState, Skeleton } from '../../../components';
import { ExplanationPanel } from '../../../resource/explanation/ExplanationPanel';
import { YearNotice } from '../../../resource/recompute/YearNotice';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useUnsaved } from '../../../resource/use-unsaved';
import { useText } from '../../../theme';
import { FindingsList } from './FindingsList';
import { IndicatorNote } from './IndicatorNote';
import { NothingCollected } from './NothingCollected';
import { ReportTable } from './ReportTable';
import { ReportToolbar } from './ReportToolbar';
import { permissions, AnnualReportViewModel } from './AnnualReportViewModel';
import { isCount } from './ReportDraftViewModel';

const labels = {
  form: text('企业研究开发活动及相关情况', 'R&D activities of the enterprise'),
  number: text('表号：107-2表', 'Form 107-2'),
  units: text('金额单位：千元', 'Amounts in thousand yuan'),
};

/** The annual R&D statistics report (form 107-2) of a year. The year and the explained figure are in the URL. */
const AnnualReportScreen = observer(function AnnualReportScreen() {
  const read = useText();
  const services = useResourceServices();
  const [address, setAddress] = useSearchParams();
  const [opening] = useState(address);
  const [noted, setNoted] = useState<number | null>(null);
  const screen = useMemo(() => {
    const year = /^\d{4}$/.exec(opening.get('year') ?? '')?.[0] ?? String(currentYear(services.today));
    return new AnnualReportViewModel(services, year);
  }, [services, opening]);
  const allowed = services.can(permissions.view);
  const { explanation } = screen;

  useEffect(() => {
    if (!allowed) return;
    void (opening.has('year') ? screen.load() : screen.open());
    const code = /^\d{1,2}$/.exec(opening.get('code') ?? '')?.[0];
    if (code !== undefined) void screen.explain(`amount${code}`);
  }, [screen, allowed, opening]);
  useEffect(
    () =>
      reaction(
        () => ({ year: screen.year, code: /^amount(\d+)$/.exec(screen.explanation.figure ?? '')?.[1] }),
        ({ year, code }) => setAddress({ year, ...(code !== undefined && { code }) }, { replace: true }),
      ),
    [screen, setAddress],
  );
  useEffect(() => screen.keepDrafts(), [screen]);
  useUnsaved(screen, () => void screen.save());
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A list or a dialog that closes on Escape has already handled it.
      if (event.key === 'Escape' && !event.defaultPrevented) explanation.close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [explanation]);

  if (!allowed || screen.fault?.code === 403) return <ForbiddenState />;
  const { loaded, fault, isEmpty } = screen;
  const shown = loaded && !isEmpty && !fault;
  return (
    <div className="space-y-4">
      <ReportToolbar screen={screen} />
      {shown && <YearNotice year={screen.year} shown={loaded} onRecomputed={() => void screen.load()} />}
      {fault && <ErrorState title={fault.message} onRetry={() => void screen.load()} />}
      {!loaded && !fault && <Skeleton lines={12} />}
      {loaded && isEmpty && !fault && (
        <NothingCollected screen={screen} mayRecompute={services.can(permissions.recompute)} />
      )}
      {shown && (
        <div className={explanation.isOpen ? 'grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]' : undefined}>
          <div className="min-w-0 space-y-4">
            <FindingsList findings={screen.findings} onGoTo={(code) => screen.goTo(code)} />
            <Card flush>
              <div className="p-2 sm:p-4">
                <h2 className="text-center text-heading font-semibold">{read(labels.form)}</h2>
                <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-hint text-dim">
                  <span>{read(labels.number)}</span>
                  <span>{read(labels.units)}</span>
                </p>
                <ReportTable screen={screen} onRow={setNoted} />
                <IndicatorNote line={screen.rows.find(({ row }) => row.id === noted)} />
              </div>
            </Card>
          </div>
          <ExplanationPanel explanation={explanation} resourceNamed={services.resourceNamed} digitsOf={digitsOfTrace} />
        </div>
      )}
    </div>
  );
});

export default AnnualReportScreen;

/** No decimals for persons and pieces, those stated for the hours of a person; null for every other figure. */
function digitsOfTrace({ key, value }: Trace): number | null {
  if (/^amount\d+$/.test(key) && isCount(key)) return 0;
  if (/^amount\d+\/person:/.test(key)) return /\.(\d+)$/.exec(value)?.[1]?.length ?? 0;
  return null;
}
