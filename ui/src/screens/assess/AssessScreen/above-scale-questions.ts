import { aboveScaleThresholds } from '@rdm/core/internal/assessment';
import { text } from '@rdm/core/internal/kernel';
import type { QuestionSection } from './question';

/** What decides whether an enterprise is above scale. docs/rules.md, Above scale */
export const aboveScaleSections: readonly QuestionSection[] = [
  {
    key: 'scale',
    label: text('行业与收入', 'Industry and revenue'),
    questions: [
      {
        key: 'industryKind',
        kind: 'choice',
        wide: true,
        label: text('所属行业', 'Industry'),
        options: aboveScaleThresholds.map(({ kind, label }) => ({ value: kind, label })),
      },
      {
        key: 'revenue',
        kind: 'amount',
        label: text('年营业收入（万元）', 'Revenue of the year (10k yuan)'),
        hint: text('工业、批发零售、住宿餐饮为主营业务收入', 'Of the main business in industry, trade and catering'),
      },
      {
        key: 'qualification',
        kind: 'yesNo',
        label: text('具有建筑业资质', 'Has a qualification for construction'),
        hint: text('只用于建筑业', 'For construction only'),
      },
    ],
    outcomes: [],
  },
];
