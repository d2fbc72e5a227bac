import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { defaultReportYear } from '@rdm/core/calendar';
import { costSourceChoice } from '@rdm/core/internal/cost';
import { text, type Trace } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { yearInputs, type CollectionTable, type SourceNote, type SummaryHead } from '@rdm/core/internal/ledger';
import { ErrorState, ForbiddenState, Skeleton } from '../../components';
import { ExportButton } from '../../resource/ExportButton';
import { useCertified } from '../../resource/use-certified';
import { ExplanationPanel } from '../../resource/explanation/ExplanationPanel';
import { YearNotice } from '../../resource/recompute/YearNotice';
import type { ResourceServices } from '../../resource/ResourceServices';
import { useYearPage } from '../../resource/use-year-page';
import type { Label } from '../../theme';
import { LedgerYear } from './LedgerYear';
import { NoLedgers } from './NoLedgers';
import { collectionColumns, collectionRows, collectionTitle } from './collection-table';
import { PaperSheet } from './paper/PaperSheet';
import { PaperTable } from './paper/PaperTable';
import { SourcesLine } from './paper/SourcesLine';
import { useEscape } from '../../resource/explanation/use-escape';
import { explainPermission, summaryPermission, YearSummaryViewModel, type SummaryAsked } from './YearSummaryViewModel';

const signed = text('法定代表人（签章）：', 'Legal representative (seal):');
const blank = '—';

/** What the page shows of either edition. */
interface Summarised extends SummaryHead {
  readonly sources?: readonly SourceNote[];
  readonly trace: Trace;
  readonly collectionTable?: CollectionTable;
}

/** The handler that explains a figure; undefined where it cannot be explained. */
type Opens = (figure: string) => (() => void) | undefined;

export interface SummaryPageProps<Summary extends Summarised> {
  title: Label;
  /** The sheet of a year. */
  read: (services: ResourceServices, asked: SummaryAsked) => Promise<Summary>;
  /** The table of the sheet. */
  table: (summary: Summary, opens: Opens, services: ResourceServices) => ReactNode;
  /** The sheet of a year as a workbook. */
  exported: (services: ResourceServices, year: string) => Promise<Download>;
}

/** A summary of the ledgers of a year as printed, with how each figure came about. The year is in the URL. */
export const SummaryPage = observer(function SummaryPage<Summary extends Summarised>(props: SummaryPageProps<Summary>) {
  const { title, read, table, exported } = props;
  const {
    page: screen,
    allowed,
    services,
  } = useYearPage({
    permission: summaryPermission,
    make: (given, year) => new YearSummaryViewModel(given, (asked) => read(given, asked), year),
    usual: defaultReportYear,
  });
  const certified = useCertified();
  useEscape(screen.explanation);

  if (!allowed || screen.fault?.code === 403) return <ForbiddenState />;
  const { summary, explanation, fault, isEmpty } = screen;
  const opens: Opens = (figure) =>
    services.can(explainPermission) && explanation.tells(figure) ? () => explanation.openFigure(figure) : undefined;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <LedgerYear year={screen.year} onChange={(year) => void screen.setYear(year)} />
        {services.can(yearInputs.permissions.export) && (
          <ExportButton make={certified.only(() => exported(services, screen.year))} disabled={!summary || isEmpty} />
        )}
      </div>
      {!isEmpty && <YearNotice year={screen.year} shown={summary} onRecomputed={() => void screen.load()} />}
      {fault && <ErrorState title={fault.message} onRetry={() => void screen.load()} />}
      {!summary && !fault && <Skeleton lines={12} />}
      {isEmpty && !fault && <NoLedgers year={screen.year} />}
      {summary && !isEmpty && !fault && (
        <div
          className={
            explanation.isOpen ? 'grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]' : undefined
          }
        >
          <div className="min-w-0 space-y-4">
            <PaperSheet
              title={title}
              head={headOf(summary)}
              note={
                <SourcesLine
                  year={screen.year}
                  sources={summary.sources}
                  linked={services.can(costSourceChoice.permissions.view)}
                />
              }
              foot={[signed]}
            >
              {table(summary, opens, services)}
            </PaperSheet>
            {summary.collectionTable && (
              <PaperSheet title={collectionTitle} head={headOf(summary)} foot={[signed]}>
                <PaperTable
                  label={collectionTitle}
                  columns={collectionColumns}
                  rows={collectionRows(summary.collectionTable.rows, opens)}
                  onCards
                />
              </PaperSheet>
            )}
          </div>
          <ExplanationPanel explanation={explanation} resourceNamed={services.resourceNamed} />
        </div>
      )}
    </div>
  );
});

function headOf({ taxpayerId, taxpayerName, from, to }: SummaryHead): Label[] {
  const id = taxpayerId ?? blank;
  const name = taxpayerName ?? blank;
  return [
    text(`纳税人识别号（统一社会信用代码）：${id}`, `Taxpayer number: ${id}`),
    text(`纳税人名称：${name}`, `Taxpayer: ${name}`),
    text(`属期：${from} 至 ${to}`, `Period: ${from} to ${to}`),
  ];
}
