import { useMemo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { defaultReportYear } from '@rdm/core/calendar';
import { text } from '@rdm/core/internal/kernel';
import type { Draft } from '@rdm/core/internal/records';
import { costAdjustment, costSourceChoice } from '@rdm/core/internal/cost';
import { ledgerRow, projectReport } from '@rdm/core/internal/ledger';
import { breakpoints, Button, classNames, ErrorState, ForbiddenState, Skeleton } from '../../../components';
import { allocationSheets } from '../../../resource/allocation-sheets';
import { ExportButton } from '../../../resource/ExportButton';
import { AddRecordDialog } from '../../../resource/form/AddRecordDialog';
import { ExplanationPanel } from '../../../resource/explanation/ExplanationPanel';
import { YearNotice } from '../../../resource/recompute/YearNotice';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useOpening } from '../../../resource/use-opening';
import { useYearPage } from '../../../resource/use-year-page';
import { useCertified } from '../../../resource/use-certified';
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
import { AuxiliaryViewModel, type Asked } from './AuxiliaryViewModel';

const labels = {
  fold: text('折叠各月', 'Collapse months'),
  unfold: text('展开各月', 'Unfold the months'),
  wide: text('隐藏项目列表', 'Hide the projects'),
  narrow: text('显示项目列表', 'Show the projects'),
  adjusted: text(
    '税务调整已保存，一键重算后生效',
    'The tax adjustment is saved; it takes effect when the year is recomputed',
  ),
};

const askedOf = (address: URLSearchParams): Asked => ({
  year: /^\d{4}$/.exec(address.get('year') ?? '')?.[0] ?? null,
  id: address.get('id'),
});
const ledgersPage = (services: ResourceServices, year: string, asked: URLSearchParams) =>
  new AuxiliaryViewModel(services, askedOf(asked), year);
const ledgerAddress = ({ year, chosen }: AuxiliaryViewModel) => ({ year, ...(chosen !== null && { id: chosen }) });
const followLedger = (page: AuxiliaryViewModel, asked: URLSearchParams) => page.follow(askedOf(asked));

/** Beside the list of projects such a window would show the voucher of a row and not one of its amounts. */
const isTight = (width: number): boolean => width >= breakpoints.md && width < breakpoints.xl;

/** 研发支出辅助账 of a year, project by project. The year and the open ledger are in the URL. */
const AuxiliaryScreen = observer(function AuxiliaryScreen({ edition }: { edition: Edition }) {
  const read = useText();
  const {
    page: screen,
    allowed,
    services,
  } = useYearPage({
    permission: projectReport.permissions.view,
    make: ledgersPage,
    usual: defaultReportYear,
    addressOf: ledgerAddress,
    follow: followLedger,
  });
  const certified = useCertified();
  const reports = useMemo(() => new LedgerReports(services, () => screen.load()), [services, screen]);
  const [adjusted, setAdjusted] = useState<Draft | null>(null);
  const [wide, setWide] = useState(() => isTight(window.innerWidth));
  useOpening(reports, { services, may: allowed });
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
        {sheet && sheet.rows.length > 0 && (
          <Button onClick={() => setWide(!wide)}>{read(wide ? labels.narrow : labels.wide)}</Button>
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
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
            !wide && 'lg:grid-cols-[17rem_minmax(0,1fr)]',
          )}
        >
          {!wide && <LedgerList screen={screen} dictionaries={services.dictionaries} />}
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
