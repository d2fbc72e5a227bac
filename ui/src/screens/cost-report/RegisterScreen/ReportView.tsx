import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import ArrowLeft from 'lucide:arrow-left';
import { reportRegisters, type RegisterReport, type ReportName } from '@rdm/core/internal/cost';
import { defaultReportYear } from '@rdm/core/calendar';
import { midSentence, text, type Text } from '@rdm/core/internal/kernel';
import { Button, Card, EmptyState, ForbiddenState, TableOrCards, Tabs } from '../../../components';
import { ExportButton } from '../../../resource/ExportButton';
import { YearNotice } from '../../../resource/recompute/YearNotice';
import { useYearPage } from '../../../resource/use-year-page';
import { YearAnswer } from '../../../resource/YearAnswer';
import { useText } from '../../../theme';
import { RequiredYear } from '../../../resource/RequiredYear';
import { reportColumns, reportTotals, type ReportRow, type Shown } from './report-columns';

const labels = {
  back: text('返回台账', 'Back to the register'),
  views: text('显示内容', 'What is shown'),
  amount: text('金额（元）', 'Cost (yuan)'),
  hint: text(
    '费用在“加计扣除优惠明细”一键重算或生成当月费用后归集',
    'Cost is collected by Recompute on the deduction page, or when a month is built',
  ),
};

export interface ReportViewProps {
  name: ReportName;
  onClose: () => void;
}

const reportAddress = ({ year }: YearAnswer<RegisterReport>) => ({ view: 'report', year });

/** 项目归集表 of a register: what it cost each project of a year, by month. The year is in the URL. */
export const ReportView = observer(function ReportView({ name, onClose }: ReportViewProps) {
  const read = useText();
  const [shown, setShown] = useState<Shown>('amount');
  const { resource, title, measure } = reportRegisters[name];
  const {
    page: view,
    allowed,
    services,
  } = useYearPage({
    permission: resource.permissions.view,
    make: (given, year) =>
      new YearAnswer<RegisterReport>(given, (asked) => given.ports.costReports[`report${name}`]({ year: asked }), year),
    usual: defaultReportYear,
    addressOf: reportAddress,
  });

  if (!allowed || view.fault?.code === 403) return <ForbiddenState />;
  const { answer: report, fault, year } = view;
  const table = (
    <Card flush>
      <TableOrCards
        label={title}
        columns={reportColumns(shown)}
        rows={report?.rows ?? []}
        rowKey={rowKey}
        loading={!report && !fault}
        error={fault?.message}
        onRetry={() => void view.load()}
        totals={report?.rows.length ? reportTotals(report, shown) : undefined}
        empty={<EmptyState title={nothing(year, resource.label)} hint={labels.hint} />}
      />
    </Card>
  );
  return (
    <div className="space-y-3">
      <div role="toolbar" className="flex flex-wrap items-start gap-2">
        <Button icon={<ArrowLeft aria-hidden size={16} />} onClick={onClose}>
          {read(labels.back)}
        </Button>
        <RequiredYear key={year} year={year} onChange={(next) => void view.setYear(next)} />
        {services.can(resource.permissions.export) && (
          <ExportButton
            make={() => services.ports.costReports[`export${name}`]({ year })}
            disabled={!report?.rows.length}
          />
        )}
      </div>
      {report && <YearNotice year={year} shown={report} onRecomputed={() => void view.load()} />}
      <h2 className="text-heading font-semibold">{read(text(`${year}年${title.zh}`, `${title.en} ${year}`))}</h2>
      {measure ? (
        <Tabs
          label={labels.views}
          value={shown}
          onChange={(key) => setShown(key === 'quantity' ? 'quantity' : 'amount')}
          tabs={[
            { key: 'amount', label: labels.amount, content: table },
            { key: 'quantity', label: withUnit(measure), content: table },
          ]}
        />
      ) : (
        table
      )}
    </div>
  );
});

const rowKey = ({ projectId }: ReportRow) => projectId;

const withUnit = ({ label, unit }: { readonly label: Text; readonly unit: Text | null }): Text =>
  unit ? text(`${label.zh}（${unit.zh}）`, `${label.en} (${unit.en})`) : label;

const nothing = (year: string, label: Text): Text =>
  text(`${year}年度没有${label.zh}归集的费用`, `No cost of ${midSentence(label.en)} is collected for ${year}`);
