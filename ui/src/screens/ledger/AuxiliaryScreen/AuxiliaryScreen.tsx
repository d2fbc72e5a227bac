import { useEffect, useMemo, useState } from 'react';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { defaultReportYear } from '@rdm/core/calendar';
import { text } from '@rdm/core/internal/kernel';
import type { Draft } from '@rdm/core/internal/records';
import { costAdjustment, costSourceChoice } from '@rdm/core/internal/cost';
import { ledgerRow, projectReport } from '@rdm/core/internal/ledger';
import { Button, ErrorState, ForbiddenState, Skeleton } from '../../../components';
import { allocationSheets } from '../../../resource/allocation-sheets';
import { ExportButton } from '../../../resource/ExportButton';
import { AddRecordDialog } from '../../../resource/form/AddRecordDialog';
import { ExplanationPanel } from '../../../resource/explanation/ExplanationPanel';
import { YearNotice } from '../../../resource/recompute/YearNotice';
import { useCertified } from '../../../resource/use-certified';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { LedgerYear } from '../LedgerYear';
import { NoLedgers } from '../NoLedgers';
import { useEscape } from '../../../resource/explanation/use-escape';
import { explainPermission } from '../YearSummaryViewModel';
import { LedgerList } from './LedgerList';
import { LedgerReports } from './LedgerReports';
import { LedgerYears } from './LedgerYears';
import type { Adjusts } from './ledger-links';
import { OpenLedger, type Edition } from './OpenLedger';
import { ReportCommands } from './ReportCommands';
import { AuxiliaryViewModel } from './AuxiliaryViewModel';

const labels = {
  fold: text('折叠各月', 'Fold the months'),
  unfold: text('展开各月', 'Unfold the months'),
  adjusted: text(
    '税务调整已保存，一键重算后生效',
    'The tax adjustment is saved; it takes effect when the year is recomputed',
  ),
};

/** 研发支出辅助账 of a year, project by project. The year and the open ledger are in the URL. */
const AuxiliaryScreen = observer(function AuxiliaryScreen({ edition }: { edition: Edition }) {
  const read = useText();
  const services = useResourceServices();
  const certified = useCertified();
  const [address, setAddress] = useSearchParams();
  const [opening] = useState(address);
  const screen = useMemo(() => {
    const year = /^\d{4}$/.exec(opening.get('year') ?? '')?.[0] ?? null;
    const usual = String(defaultReportYear(services.today));
    return new AuxiliaryViewModel(services, { year, id: opening.get('id') }, usual);
  }, [services, opening]);
  const reports = useMemo(() => new LedgerReports(services, () => screen.load()), [services, screen]);
  const [adjusted, setAdjusted] = useState<Draft | null>(null);
  const allowed = services.can(projectReport.permissions.view);
  useEffect(() => {
    if (!allowed) return;
    void screen.open();
    void reports.load();
  }, [screen, reports, allowed]);
  useEffect(
    () =>
      reaction(
        () => ({ year: screen.year, id: screen.chosen }),
        ({ year, id }) => setAddress({ year, ...(id !== null && { id }) }, { replace: true }),
      ),
    [screen, setAddress],
  );
  useEscape(screen.explanation);

  if (!allowed || screen.fault?.code === 403) return <ForbiddenState />;
  const { sheet, explanation, fault, isEmpty, ledgers } = screen;
  const opens = (key: string) => (services.can(explainPermission) ? () => void explanation.openDeeper(key) : undefined);
  const adjusts: Adjusts = (row) => {
    const [item] = Object.keys(row.collected);
    if (!sheet || row.origin !== 'allocation' || !item || !services.can(costAdjustment.permissions.add))
      return undefined;
    return () => setAdjusted({ month: row.month, projectId: sheet.projectId, item });
  };
  return (
    <div className="space-y-4">
      {adjusted && (
        <AddRecordDialog
          resource={costAdjustment}
          services={services}
          given={adjusted}
          onAdded={() => {
            setAdjusted(null);
            services.toast.success(labels.adjusted);
          }}
          onClose={() => setAdjusted(null)}
        />
      )}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <LedgerYear year={screen.year} onChange={(year) => void screen.setYear(year)} />
        {ledgers !== null && !isEmpty && (
          <ReportCommands reports={reports} ledgers={ledgers} chosen={screen.chosen} can={services.can} />
        )}
        {sheet && sheet.rows.length > 0 && (
          <Button onClick={() => (screen.folded.size > 0 ? screen.unfoldAll() : screen.foldAll())}>
            {read(screen.folded.size > 0 ? labels.unfold : labels.fold)}
          </Button>
        )}
        {sheet && services.can(ledgerRow.permissions.export) && (
          <ExportButton
            make={certified.only(() =>
              services.ports.ledger.exportLedgerRows({
                reportId: sheet.reportId,
                type: edition === '2015' ? '2020' : '2021',
              }),
            )}
          />
        )}
        {ledgers !== null && !isEmpty && services.can(allocationSheets.permission) && (
          <ExportButton
            label={allocationSheets.label}
            make={() => services.ports.ledger.exportAllocationSheets({ year: screen.year })}
          />
        )}
      </div>
      {!isEmpty && <YearNotice year={screen.year} shown={sheet} onRecomputed={() => void screen.load()} />}
      <LedgerYears reports={reports} year={screen.year} onChoose={(year) => void screen.setYear(year)} />
      {isEmpty && !fault && <NoLedgers year={screen.year} />}
      {ledgers === null && !fault && <Skeleton lines={12} />}
      {ledgers === null && fault && <ErrorState title={fault.message} onRetry={() => void screen.load()} />}
      {ledgers !== null && !isEmpty && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <LedgerList screen={screen} dictionaries={services.dictionaries} />
          <div
            className={
              explanation.isOpen
                ? 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]'
                : 'min-w-0'
            }
          >
            {fault && <ErrorState title={fault.message} onRetry={() => void screen.load()} />}
            {!sheet && !fault && <Skeleton lines={12} />}
            {sheet && !fault && (
              <OpenLedger
                screen={screen}
                sheet={sheet}
                edition={edition}
                dictionaries={services.dictionaries}
                opens={opens}
                adjusts={adjusts}
                toSources={services.can(costSourceChoice.permissions.view)}
              />
            )}
            <ExplanationPanel explanation={explanation} resourceNamed={services.resourceNamed} />
          </div>
        </div>
      )}
    </div>
  );
});

export default AuxiliaryScreen;
