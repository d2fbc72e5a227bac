import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Amount, classNames } from '../../../components';
import { useText } from '../../../theme';
import type { LedgerReports } from './LedgerReports';

const labels = {
  years: text('有辅助账的年度', 'Years with ledgers'),
  year: text('{year} 年度', '{year}'),
  submitted: text('已提交 {submitted}/{reports}', '{submitted} of {reports} submitted'),
};

export interface LedgerYearsProps {
  reports: LedgerReports;
  year: string;
  onChoose: (year: string) => void;
}

/** The years that have ledgers with their totals; choosing one opens it. */
export const LedgerYears = observer(function LedgerYears({ reports, year, onChoose }: LedgerYearsProps) {
  const read = useText();
  if (reports.years.length === 0) return null;
  return (
    <nav aria-label={read(labels.years)}>
      <ul className="flex flex-wrap gap-2">
        {reports.years.map((each) => (
          <li key={each.year}>
            <button
              type="button"
              aria-current={each.year === year || undefined}
              onClick={() => onChoose(each.year)}
              className={classNames(
                'flex items-baseline gap-2 rounded-md border border-line bg-raised px-3 py-1.5 text-table hover:bg-hover',
                each.year === year && 'bg-accent-soft',
              )}
            >
              <span className="font-semibold">{read(fill(labels.year, { year: each.year }))}</span>
              <span className="text-hint text-dim">
                {read(fill(labels.submitted, { submitted: each.submitted, reports: each.reports }))}
              </span>
              <Amount value={each.total} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
});
