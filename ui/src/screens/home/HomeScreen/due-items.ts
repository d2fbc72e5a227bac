import { fill, text, type Text } from '@rdm/core/kernel';
import type { YearData } from './year-data';

/** Something to settle, and the page where it is settled. */
export interface DueItem {
  readonly key: 'enterpriseKind' | 'hours' | 'vouchers' | 'subjects' | 'recompute';
  readonly message: Text;
  readonly verb: Text;
  readonly to: string;
}

const messages = {
  enterpriseKind: text(
    '{year} 年度还没有登记企业类型，加计扣除比例按一般企业计算',
    'The kind of enterprise is not registered for {year}; the general deduction rate is used',
  ),
  hours: text('{count} 个项目没有工时：{names}', 'Projects without hours ({count}): {names}'),
  vouchers: text('{year} 年度还没有记账凭证', 'There are no vouchers for {year}'),
  subjects: text(
    '还没有设置科目对应，凭证中的研发费用不会归集',
    'No account is matched, so R&D cost in vouchers is not collected',
  ),
  recompute: text(
    '{year} 年度还没有计算，辅助账和 A107012 没有数据',
    '{year} is not computed yet: ledgers and A107012 are empty',
  ),
};
const verbs = {
  register: text('去登记', 'Register'),
  enter: text('去填报', 'Enter'),
  import: text('去导入', 'Import'),
  match: text('去对应', 'Match'),
  compute: text('去计算', 'Compute'),
};
const mostNames = 3;

/** What is due for a year, in the order in which the figures flow. What the person may not see is not due. */
export function dueItems(year: string, data: YearData): readonly DueItem[] {
  const due: DueItem[] = [];
  const add = (key: DueItem['key'], verb: Text, to: string, values: Record<string, string | number> = {}) =>
    due.push({ key, message: fill(messages[key], { year, ...values }), verb, to });

  if (data.hasEnterpriseKind === false) add('enterpriseKind', verbs.register, '/rdm/enterpriseyear');
  const idle = data.projectsWithoutHours ?? [];
  if (idle.length > 0) {
    const names = idle.slice(0, mostNames).map(({ name }) => name);
    const shown = names.join('、') + (idle.length > mostNames ? ' …' : '');
    add('hours', verbs.enter, '/rdm/project/worktime', { count: idle.length, names: shown });
  }
  if (data.vouchers === 0) add('vouchers', verbs.import, '/rdm/import');
  else if (data.subjectMatches === 0) add('subjects', verbs.match, '/rdm/financialaccount/matchsubject');
  if (data.reports === 0) add('recompute', verbs.compute, '/project/preferential');
  return due;
}
