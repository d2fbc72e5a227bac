import { fill, text, type Text } from '../kernel';
import type { PermissionCode } from '../records';
import type { ClosingDate } from './closing-dates';
import type { Reminder } from './reminders';
import type { Project, YearFacts } from './year-facts';

export const dueKeys = [
  'closing',
  'enterpriseKind',
  'hours',
  'evidence',
  'vouchers',
  'subjects',
  'entries',
  'recompute',
  'outOfDate',
  'locks',
  'form',
  'reminder',
] as const;

/** Something to settle, and the page where it is settled. */
export interface DueItem {
  /** Several closing dates may be near at once. */
  readonly key: (typeof dueKeys)[number];
  readonly message: Text;
  readonly verb: Text;
  readonly to: string;
}

/** What settling an item takes; it is no business of anybody else. What waits for a person himself is always his. */
export const rightsToSettle: Readonly<Partial<Record<DueItem['key'], PermissionCode>>> = {
  enterpriseKind: 'enterpriseyear_edit',
  hours: 'projectworktime_edit',
  evidence: 'projectreferencefile_add',
  vouchers: 'financialaccount_import',
  subjects: 'financialaccountmatch_edit',
  entries: 'financialaccountmatch_edit',
  recompute: 'preferential_recompute',
  outOfDate: 'preferential_recompute',
  locks: 'costpersonnelverify_lock',
  form: 'preferential_edit',
  closing: 'declaration_submit',
};

const messages: Readonly<Record<Exclude<DueItem['key'], 'closing' | 'outOfDate' | 'reminder'>, Text>> = {
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
  evidence: text(
    '{count} 个项目缺少留存备查资料（计划书、立项决议或合同）：{names}',
    'Projects without plan, resolution or contract on file ({count}): {names}',
  ),
  entries: text(
    '{count} 条研发支出凭证的科目没有对应，未参与归集',
    '{count} voucher {count|entry|entries} of R&D accounts {count|is|are} not matched and not collected',
  ),
  locks: text(
    '{count} 个月份的费用还没有核对锁定：{months}',
    'The cost of {count} {count|month|months} is not verified and locked: {months}',
  ),
  form: text(
    '{year} 年度 A107012 的手工填报金额（43、44、46、48、49 行）还没有填写',
    'The typed lines of A107012 for {year} (43, 44, 46, 48, 49) are not entered yet',
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
  upload: text('去上传', 'Upload'),
  declare: text('去核对', 'Check'),
  verify: text('去锁定', 'Lock'),
  review: text('去审批', 'Review'),
  open: text('去查看', 'Open'),
};
const reminderVerbs: Readonly<Record<string, Text>> = {
  review: verbs.review,
  submit: verbs.enter,
  returned: verbs.enter,
};
const mostNames = 3;

/** What waits for the person signed in, in any year. */
export const remindersDue = (reminders: readonly Reminder[]): readonly DueItem[] =>
  reminders.map(({ kind, message, to }) => ({
    key: 'reminder',
    message,
    verb: reminderVerbs[kind] ?? verbs.open,
    to,
  }));

/**
 * What is due: declarations that close soon, then what is missing of the year, in the order of the workflow.
 * Items the user has no permission to view are left out.
 */
export function dueItems(year: string, data: YearFacts, closing: readonly ClosingDate[] = []): readonly DueItem[] {
  const due: DueItem[] = closing.map(({ year: declared, period, message }) => ({
    key: 'closing',
    message,
    verb: verbs.declare,
    to: `/project/preferential?year=${declared}&period=${period}`,
  }));
  const add = (key: keyof typeof messages, verb: Text, to: string, values: Record<string, string | number> = {}) =>
    due.push({ key, message: fill(messages[key], { year, ...values }), verb, to });

  if (data.hasEnterpriseKind === false) add('enterpriseKind', verbs.register, '/rdm/enterpriseyear');
  const idle = data.projectsWithoutHours ?? [];
  if (idle.length > 0) add('hours', verbs.enter, '/rdm/project/worktime', named(idle));
  const bare = data.projectsWithoutEvidence ?? [];
  const [first] = bare;
  if (first) {
    const to = bare.length === 1 ? `/rdm/project/edit?id=${first.id}` : `/rdm/project/list?year=${year}`;
    add('evidence', verbs.upload, to, named(bare));
  }
  if (data.vouchers === 0) add('vouchers', verbs.import, '/rdm/import');
  else if (data.subjectMatches === 0) add('subjects', verbs.match, '/rdm/financialaccount/matchsubject');
  else if (data.unmatchedEntries) {
    add('entries', verbs.match, '/rdm/financialaccount/matchsubject', { count: data.unmatchedEntries });
  }
  if (data.reports === 0) add('recompute', verbs.compute, '/project/preferential');
  if (data.outOfDate && data.reports !== 0) {
    due.push({
      key: 'outOfDate',
      message: data.outOfDate,
      verb: verbs.compute,
      to: `/project/preferential?year=${year}`,
    });
  }
  if (data.openMonths?.length) {
    add('locks', verbs.verify, `/rdm/month-close?year=${year}`, monthsInWords(data.openMonths));
  }
  // Due only while a declaration of the year is.
  if (data.reports !== 0 && data.hasYearInputs === false && closing.some((each) => each.year === year)) {
    add('form', verbs.enter, `/project/preferential?year=${year}`);
  }
  return due;
}

/** The range from the first to the last month; the register shows which of them are open. */
function monthsInWords(months: readonly string[]) {
  const [first, last] = [months[0] ?? '', months.at(-1) ?? ''];
  return { count: months.length, months: first === last ? first : `${first} – ${last}` };
}

function named(projects: readonly Project[]) {
  const names = projects.slice(0, mostNames).map(({ name }) => name);
  return { count: projects.length, names: names.join('、') + (projects.length > mostNames ? ' …' : '') };
}
