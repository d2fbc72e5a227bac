import { text } from '@rdm/core/kernel';
import type { StatisticsPort } from '@rdm/core/statistics';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { trace } from './trace';

export const statisticsAnswers: AnswersOf<StatisticsPort> = {
  data: {
    about: text(
      '107-2 表数据',
      'The 107-2 report of a year: `amount1` to `amount58` as decimal text (money in 千元, thousand yuan; persons and ' +
        'pieces whole) and `amount44_tax_ratio` like `25%`. Computed indicators are filled in.',
    ),
    schema: v.record(v.string(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?%?$/))),
  },
  save: {
    about: text(
      '保存 107-2 表填报数据',
      'Keeps typed indicators; takes the same body as the data call answers and passes over what is computed.',
    ),
  },
  explain: {
    about: text(
      '追溯 107-2 表指标来源',
      'How an indicator came about, by its key `amount1` to `amount58`; or what a `deeper` key of its trace opens.',
    ),
    schema: trace,
  },
  export: {
    about: text('导出 107-2 表', 'The 107-2 report as a workbook, printed as filed, with live formulas.'),
  },
};
