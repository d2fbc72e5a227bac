import { Link } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import type { ProjectCost, YearCosts } from '@rdm/core/internal/overview';
import { Amount, classNames, formatDecimal, WideTable } from '../../../components';
import { useText } from '../../../theme';
import { ChartCard } from './ChartCard';

const labels = {
  title: text('各项目费用与预算（元）', 'Cost and budget by project (yuan)'),
  project: text('研发项目', 'Project'),
  amount: text('研发费用（元）', 'R&D cost (yuan)'),
  budget: text('预算（元）', 'Budget (yuan)'),
  used: text('预算执行（%）', 'Budget used (%)'),
  total: text('合计', 'Total'),
  noBudget: text('未编预算', 'No budget'),
  more: text('其余 {count} 个项目见表格', 'The table has the other {count} projects'),
};

/** Maximum number of bars that can still be compared. */
const mostBars = 12;

/** What the projects of the year have cost, and how far their budgets are spent. */
export function ProjectCosts({ costs, className }: { costs: YearCosts; className?: string }) {
  return (
    <ChartCard
      title={labels.title}
      className={className}
      isEmpty={costs.projects.every(({ amount }) => Number(amount) === 0)}
      chart={<Bars costs={costs.projects} />}
      table={<CostTable {...costs} />}
    />
  );
}

function Bars({ costs }: { costs: readonly ProjectCost[] }) {
  const read = useText();
  const more = costs.length - mostBars;
  return (
    <>
      <ul className="space-y-2">
        {costs.slice(0, mostBars).map(({ id, code, name, amount, used }) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_7rem] items-center gap-x-3 text-table md:grid-cols-[minmax(10rem,2fr)_3fr_7rem_5rem]"
          >
            <Link
              to={`/rdm/project/edit?id=${id}`}
              title={`${code} ${name}`}
              className="truncate hover:text-accent-text"
            >
              {code} {name}
            </Link>
            <BudgetBar used={used} />
            <Amount value={amount} />
            <span className="text-right tabular-nums max-md:order-last">
              <Used used={used} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-hint text-dim">{read(fill(labels.more, { count: more }))}</p>}
    </>
  );
}

/**
 * How far a budget is spent. Of one that is overrun the whole bar is what was spent, with a mark where the budget ended,
 * so that a little too much looks different from three times as much.
 */
function BudgetBar({ used }: { used: string | null }) {
  const read = useText();
  const spent = Math.max(0, Number(used ?? 0));
  return (
    <span aria-hidden className="relative h-3 overflow-hidden rounded-sm bg-sunken max-md:order-last">
      <span
        className={classNames('block h-full', isOver(used) ? 'bg-danger' : 'bg-accent')}
        style={{ width: `${Math.min(100, spent)}%` }}
      />
      {isOver(used) && (
        <span
          title={read(labels.budget)}
          className="absolute inset-y-0 w-0.5 bg-raised"
          style={{ left: `${10_000 / spent}%` }}
        />
      )}
    </span>
  );
}

const isOver = (used: string | null): boolean => Number(used ?? 0) > 100;

function Used({ used }: { used: string | null }) {
  const read = useText();
  if (used === null) return <span className="text-hint text-dim">{read(labels.noBudget)}</span>;
  return <span className={classNames(isOver(used) && 'text-danger')}>{formatDecimal(used, 1)}%</span>;
}

const cell = 'border-b border-line px-2 py-1';

function CostTable({ projects, total }: YearCosts) {
  const read = useText();
  return (
    <WideTable label={labels.title}>
      <thead>
        <tr className="text-left text-dim">
          <th scope="col" className={cell}>
            {read(labels.project)}
          </th>
          {[labels.amount, labels.budget, labels.used].map((heading) => (
            <th key={heading.en} scope="col" className={classNames(cell, 'text-right whitespace-nowrap')}>
              {read(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {projects.map(({ id, code, name, ...figures }) => (
          <tr key={id}>
            <th scope="row" className={classNames(cell, 'min-w-40 text-left font-normal')}>
              <Link to={`/rdm/project/edit?id=${id}`} className="hover:text-accent-text">
                {code} {name}
              </Link>
            </th>
            <Figures {...figures} />
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr>
          <th scope="row" className="px-2 py-1 text-left">
            {read(labels.total)}
          </th>
          <Figures {...total} strong />
        </tr>
      </tfoot>
    </WideTable>
  );
}

interface FiguresProps extends Pick<ProjectCost, 'amount' | 'budget' | 'used'> {
  strong?: boolean;
}

function Figures({ amount, budget, used, strong }: FiguresProps) {
  const own = strong ? 'px-2 py-1' : cell;
  return (
    <>
      <td className={own}>
        <Amount value={amount} strong={strong} />
      </td>
      <td className={own}>
        <Amount value={budget} strong={strong} />
      </td>
      <td className={own}>
        <Amount value={used} strong={strong} digits={1} />
      </td>
    </>
  );
}
