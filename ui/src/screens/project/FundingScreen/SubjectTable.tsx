import { subjectLabels, type GovernmentOption } from '@rdm/core/internal/funding';
import { text } from '@rdm/core/internal/kernel';
import { Amount } from '../../../components';
import { useText } from '../../../theme';
import { FigureTable } from './FigureTable';

const labels = {
  title: text('各科目预算与支出', 'Budget and spending by subject'),
  subject: text('预算科目', 'Subject'),
  total: text('合计', 'In total'),
};

const columns = {
  grantBudget: text('专项预算', 'Grant budget'),
  adjusted: text('调剂', 'Shifted'),
  available: text('调剂后预算', 'After shifts'),
  grantSpent: text('专项支出', 'Grant spent'),
  grantLeft: text('专项结余', 'Grant unspent'),
  ownBudget: text('自筹预算', 'Own budget'),
  ownSpent: text('自筹支出', 'Own spent'),
};

const figuresOf = (of: GovernmentOption['totals']) =>
  (Object.keys(columns) as (keyof typeof columns)[]).map((column) => of[column]);

/** The own part by subject; own spending that is not stated is an em dash, and not in the total. */
export function SubjectTable({ subjects, totals }: Pick<GovernmentOption, 'subjects' | 'totals'>) {
  const read = useText();
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">{read(labels.title)}</h3>
      <FigureTable
        label={labels.title}
        heading={labels.subject}
        columns={Object.entries(columns).map(([key, head]) => ({ key, head: read(head) }))}
        rows={subjects.map(({ subject, ...figures }) => ({
          key: subject,
          label: subjectLabels[subject],
          cells: figuresOf(figures).map((figure, at) => <Amount key={Object.keys(columns)[at]} value={figure} />),
        }))}
        total={{ label: labels.total, figures: figuresOf(totals) }}
      />
    </section>
  );
}
