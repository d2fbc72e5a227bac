import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text, type Trace } from '@rdm/core/internal/kernel';
import { Card, ErrorState, ForbiddenState, Skeleton } from '../../../components';
import { ExplanationPanel } from '../../../resource/explanation/ExplanationPanel';
import { useEscape } from '../../../resource/explanation/use-escape';
import { YearNotice } from '../../../resource/recompute/YearNotice';
import { useYearPage } from '../../../resource/use-year-page';
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

/** Opens the explanation of the row the URL names by its code. */
function explainAsked(screen: AnnualReportViewModel, asked: URLSearchParams): void {
  const code = /^\d{1,2}$/.exec(asked.get('code') ?? '')?.[0];
  if (code !== undefined) void screen.explain(`amount${code}`);
}

function reportAddress({ year, explanation }: AnnualReportViewModel): Record<string, string> {
  const code = /^amount(\d+)$/.exec(explanation.figure ?? '')?.[1];
  return { year, ...(code !== undefined && { code }) };
}

/** The annual R&D statistics report (form 107-2) of a year. The year and the explained figure are in the URL. */
const AnnualReportScreen = observer(function AnnualReportScreen() {
  const read = useText();
  const [noted, setNoted] = useState<number | null>(null);
  const {
    page: screen,
    allowed,
    services,
  } = useYearPage({
    permission: permissions.view,
    make: (given, year) => new AnnualReportViewModel(given, year),
    opened: explainAsked,
    addressOf: reportAddress,
  });
  const { explanation } = screen;

  useEffect(() => screen.keepDrafts(), [screen]);
  useUnsaved(screen, () => void screen.save());
  useEscape(explanation);

  if (!allowed || screen.fault?.code === 403) return <ForbiddenState />;
  const { loaded, fault, isEmpty } = screen;
  const shown = loaded && !isEmpty && !fault;
  return (
    <div className="space-y-4">
      <ReportToolbar screen={screen} />
      {shown && (
        <YearNotice year={screen.year} shown={loaded} follower={screen} onRecomputed={() => void screen.load()} />
      )}
      {fault && <ErrorState title={fault.message} onRetry={() => void screen.load()} />}
      {!loaded && !fault && <Skeleton lines={12} />}
      {loaded && isEmpty && !fault && (
        <NothingCollected screen={screen} mayRecompute={services.can(permissions.recompute)} />
      )}
      {shown && (
        <div
          className={
            explanation.isOpen ? 'grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]' : undefined
          }
        >
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
