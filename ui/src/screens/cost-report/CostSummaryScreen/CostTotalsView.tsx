import { useState } from 'react';
import { Link } from 'react-router';
import { observer } from 'mobx-react-lite';
import ArrowLeft from 'lucide:arrow-left';
import { costSummary, type CostSummaryStats } from '@rdm/core/internal/cost';
import { defaultReportYear } from '@rdm/core/calendar';
import { text, type Text } from '@rdm/core/internal/kernel';
import { costItems } from '@rdm/core/tax';
import { Amount, Button, Card, DataTable, EmptyState, ForbiddenState, Tabs, type Column } from '../../../components';
import { RequiredYear } from '../../../resource/RequiredYear';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useYearPage } from '../../../resource/use-year-page';
import { YearAnswer } from '../../../resource/YearAnswer';
import { useText } from '../../../theme';

const labels = {
  back: text('返回明细', 'Back to the rows'),
  by: text('汇总方式', 'Added up by'),
  projects: text('按项目', 'By project'),
  items: text('按费用项目', 'By cost item'),
  months: text('按月份', 'By month'),
  named: text('名称', 'Name'),
  none: text('未归属项目', 'Without a project'),
  allocated: text('归集金额（元）', 'Collected (yuan)'),
  booked: text('凭证金额（元）', 'Booked (yuan)'),
  difference: text('差异（元）', 'Difference (yuan)'),
  hint: text('费用在“加计扣除优惠明细”一键重算后归集', 'Cost is collected by Recompute on the deduction page'),
} as const;

const itemNames = new Map<string, Text>(
  costItems.map(({ code, label }) => [code, text(`${code} ${label.zh}`, `${code} ${label.en}`)]),
);

type Figures = CostSummaryStats['total'];

interface Line extends Figures {
  readonly key: string;
  readonly words: Text;
  /** The conditions under which the list shows its rows; null where there is no such list. */
  readonly narrowed: string | null;
}

const totalsOfYear = ({ ports }: Pick<ResourceServices, 'ports'>, year: string) =>
  new YearAnswer<CostSummaryStats>(
    { ports },
    (asked) => ports.costViews.summary({ where: [{ field: 'year', is: 'equal', value: asked }] }),
    year,
  );

const address = ({ year }: YearAnswer<CostSummaryStats>) => ({ view: 'totals', year });

/** What each project, cost item and month of a year came to, beside what the vouchers book. The year is in the URL. */
export const CostTotalsView = observer(function CostTotalsView({ onClose }: { readonly onClose: () => void }) {
  const read = useText();
  const [by, setBy] = useState('projects');
  const { page, allowed } = useYearPage({
    permission: costSummary.permissions.view,
    make: totalsOfYear,
    usual: defaultReportYear,
    addressOf: address,
  });

  if (!allowed || page.fault?.code === 403) return <ForbiddenState />;
  const { answer: totals, fault, year } = page;
  const lines = totals && linesOf(totals);
  const table = (label: Text, rows: readonly Line[]) => (
    <Card flush>
      <DataTable
        label={label}
        columns={columnsOf(year)}
        rows={rows}
        rowKey={({ key }) => key}
        loading={!totals && !fault}
        error={fault?.message}
        onRetry={() => void page.load()}
        totals={totals && rows.length > 0 ? totalsOf(totals.total) : undefined}
        empty={<EmptyState title={nothing(year)} hint={labels.hint} />}
      />
    </Card>
  );
  return (
    <div className="space-y-3">
      <div role="toolbar" className="flex flex-wrap items-start gap-2">
        <Button icon={<ArrowLeft aria-hidden size={16} />} onClick={onClose}>
          {read(labels.back)}
        </Button>
        <RequiredYear key={year} year={year} onChange={(next) => void page.setYear(next)} />
      </div>
      <Tabs
        label={labels.by}
        value={by}
        onChange={setBy}
        tabs={(['projects', 'items', 'months'] as const).map((key) => ({
          key,
          label: labels[key],
          content: table(labels[key], lines?.[key] ?? []),
        }))}
      />
    </div>
  );
});

function linesOf({ projects, items, months }: CostSummaryStats): Record<'projects' | 'items' | 'months', Line[]> {
  const line = (key: string, words: Text, narrowed: string | null, figures: Figures): Line => ({
    ...{ key, words, narrowed },
    ...{ allocated: figures.allocated, booked: figures.booked, difference: figures.difference },
  });
  return {
    projects: projects.map((each) => {
      const { projectId, projectCode, projectName } = each;
      const words =
        projectId === '' ? labels.none : text(`${projectCode} ${projectName}`, `${projectCode} ${projectName}`);
      return line(projectId || 'none', words, projectId === '' ? null : `projectId=${projectId}`, each);
    }),
    items: items.map((each) =>
      line(each.item, itemNames.get(each.item) ?? text(each.item, each.item), `item=${each.item}`, each),
    ),
    months: months.map((each) => line(each.month, text(each.month, each.month), `month=${each.month}`, each)),
  };
}

const columnsOf = (year: string): readonly Column<Line>[] => [
  {
    key: 'named',
    title: labels.named,
    primary: true,
    render: ({ words, narrowed }) => <Named words={words} to={narrowed && `?year=${year}&${narrowed}`} />,
  },
  ...(['allocated', 'booked', 'difference'] as const).map((key): Column<Line> => ({
    key,
    title: labels[key],
    numeric: true,
    width: 168,
    text: (line) => line[key],
    render: (line) => <Amount value={line[key]} />,
  })),
];

/** Leads to the rows it was added up from. */
function Named({ words, to }: { readonly words: Text; readonly to: string | null }) {
  const read = useText();
  if (to === null) return read(words);
  return (
    <Link to={to} className="text-accent-text hover:underline">
      {read(words)}
    </Link>
  );
}

const totalsOf = (total: Figures) => ({
  allocated: <Amount value={total.allocated} strong />,
  booked: <Amount value={total.booked} strong />,
  difference: <Amount value={total.difference} strong />,
});

const nothing = (year: string): Text => text(`${year}年度还没有归集费用`, `No cost is collected for ${year} yet`);
