import {
  yearExpense,
  yearExpenseFields,
  type YearExpenseAmounts,
  type YearExpenseSummary,
} from '@rdm/core/internal/enterprise';
import { text } from '@rdm/core/internal/kernel';
import { CardList, Grid, rowHeights, useNarrow, type Column } from '../../../components';
import { useText, type Label } from '../../../theme';

const labels = {
  title: text('年度研发费用汇总表', 'Summary of the year expense'),
  organisation: text('单位名称', 'Organisation'),
  broken: text('各单位合计', 'Organisations together'),
  enterprise: text('本企业填报', 'Stated by the enterprise'),
  collected: text('辅助账归集', 'Collected in the ledgers'),
  total: text('合计', 'Total'),
};

interface Line {
  readonly key: string;
  readonly name: Label;
  readonly amounts: YearExpenseAmounts;
  readonly strong?: boolean;
  /** Columns in which this line differs from the one it is compared with. */
  readonly differing?: YearExpenseSummary['differing'];
}

const nameColumn = 'name';
const figures: readonly Column<Line>[] = [
  ...yearExpenseFields.map((key) => figureColumn(key, yearExpense.fields[key].label)),
  figureColumn('total', labels.total),
];

export interface SummaryTableProps {
  summary: YearExpenseSummary;
  collected: YearExpenseAmounts | null;
}

/** Organisations by category, their sum, and the amounts of the enterprise and of the ledgers. Amounts in 万元. */
export function SummaryTable({ summary, collected }: SummaryTableProps) {
  const read = useText();
  const isNarrow = useNarrow();
  const { organisations, broken, enterprise, differing } = summary;
  const names: Column<Line> = {
    key: nameColumn,
    title: labels.organisation,
    minWidth: '8rem',
    primary: true,
    text: ({ name }) => read(name),
    render: ({ name }) => read(name),
  };
  const rows: readonly Line[] = [
    ...organisations.map(({ orgName, amounts }) => ({ key: `organisation ${orgName}`, name: orgName, amounts })),
    ...(organisations.length > 0
      ? [{ key: 'broken', name: labels.broken, amounts: broken, strong: true, differing }]
      : []),
    ...(enterprise
      ? [{ key: 'enterprise', name: labels.enterprise, amounts: enterprise, strong: true, differing }]
      : []),
    ...(collected ? [{ key: 'collected', name: labels.collected, amounts: collected }] : []),
  ];
  const columns = [names, ...figures];
  if (isNarrow) return <CardList label={labels.title} columns={columns} rows={rows} rowKey={keyOf} />;
  return (
    <Grid
      label={labels.title}
      look="paper"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowHeight={rowHeights.normal}
      headingOf={headingOf}
      lookOf={lookOf}
    />
  );
}

const keyOf = ({ key }: Line) => key;
const headingOf = () => nameColumn;
const lookOf = ({ strong }: Line) => ({ strong });

function figureColumn(key: keyof YearExpenseAmounts, title: Label): Column<Line> {
  return {
    key,
    title,
    width: '7rem',
    figure: ({ amounts, strong, differing = [] }) => ({
      value: amounts[key],
      strong,
      differs: differing.includes(key),
    }),
  };
}
