import { yearExpense, yearExpenseFields, type YearExpenseAmounts, type YearExpenseSummary } from '@rdm/core/enterprise';
import { text, type Text } from '@rdm/core/kernel';
import { Amount, classNames } from '../../../components';
import { useText, type Label } from '../../../theme';

const labels = {
  title: text('年度研发费用汇总表', 'Summary of the year expense'),
  organisation: text('单位名称', 'Organisation'),
  broken: text('各单位合计', 'Organisations together'),
  enterprise: text('本企业填报', 'Stated by the enterprise'),
  collected: text('辅助账归集', 'Collected in the ledgers'),
  total: text('合计', 'Total'),
};

const columns: readonly { readonly key: keyof YearExpenseAmounts; readonly label: Text }[] = [
  ...yearExpenseFields.map((key) => ({ key, label: yearExpense.fields[key].label })),
  { key: 'total', label: labels.total },
];

const grid = 'border-r border-b border-line-strong';
const headCell = `${grid} bg-sunken px-2 py-1.5 text-center font-semibold`;

export interface SummaryTableProps {
  summary: YearExpenseSummary;
  collected: YearExpenseAmounts | null;
}

/** Organisations by category, what they add up to, and what the enterprise and the ledgers say. Amounts in 万元. */
export function SummaryTable({ summary, collected }: SummaryTableProps) {
  const read = useText();
  const { organisations, broken, enterprise, differing } = summary;
  return (
    <div role="group" tabIndex={0} aria-label={read(labels.title)} className="overflow-x-auto">
      <table
        aria-label={read(labels.title)}
        className="w-full border-separate border-spacing-0 border-t border-l border-line-strong bg-raised text-table"
      >
        <thead>
          <tr>
            <th scope="col" className={classNames(headCell, 'min-w-32')}>
              {read(labels.organisation)}
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className={classNames(headCell, 'min-w-28')}>
                {read(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {organisations.map(({ orgName, amounts }) => (
            <Line key={orgName} name={orgName} amounts={amounts} />
          ))}
          {organisations.length > 0 && <Line name={labels.broken} amounts={broken} strong differing={differing} />}
          {enterprise && <Line name={labels.enterprise} amounts={enterprise} strong differing={differing} />}
          {collected && <Line name={labels.collected} amounts={collected} />}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps {
  name: Label;
  amounts: YearExpenseAmounts;
  strong?: boolean;
  /** Columns in which this line and the one it is held against differ. */
  differing?: YearExpenseSummary['differing'];
}

function Line({ name, amounts, strong = false, differing = [] }: LineProps) {
  const read = useText();
  return (
    <tr>
      <th scope="row" className={classNames(grid, 'h-9 px-2 text-left', strong ? 'font-semibold' : 'font-normal')}>
        {read(name)}
      </th>
      {columns.map(({ key }) => (
        <td key={key} className={classNames(grid, 'px-2', differing.includes(key) && 'bg-warning-soft')}>
          <Amount value={amounts[key]} strong={strong} />
        </td>
      ))}
    </tr>
  );
}
