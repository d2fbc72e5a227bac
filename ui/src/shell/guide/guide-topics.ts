import { text, type Text } from '@rdm/core/internal/kernel';

/** A part of docs/guide.md, and the pages it is about. */
export interface GuideTopic {
  /** Its headings in the guide, in both languages. */
  readonly heading: Text;
  /** The beginnings of the paths of its pages. */
  readonly paths: readonly string[];
}

/** In the order in which they are listed. */
export const guideTopics: readonly GuideTopic[] = [
  {
    heading: text('从工作簿到申报表', 'From workbooks to the form'),
    paths: [
      ...['/wel', '/rdm/enterpriseyear', '/rdm/grant', '/rdm/entrust', '/rdm/specialincome'],
      ...['/rdm/productionbatch', '/rdm/formedintangible', '/rdm/import', '/project/preferential'],
    ],
  },
  { heading: text('从工作簿到申报表', 'Import'), paths: ['/rdm/import'] },
  {
    heading: text('企业信息与工商认证', 'Certifying the enterprise'),
    paths: ['/rdm/enterpriseinfo', '/rdm/bizcert', '/rdm/enterprise'],
  },
  {
    heading: text('项目立项与预算', 'Projects and budgets'),
    paths: [
      '/rdm/project',
      '/rdm/personnel/list',
      '/rdm/attachment',
      '/rdm/external',
      '/rdm/thisexternal',
      '/rdm/government',
    ],
  },
  {
    heading: text('工时与考勤', 'Hours and attendance'),
    paths: ['/rdm/project/worktime', '/rdm/attendance'],
  },
  {
    heading: text('手机填报与审批工时', 'Hours on a phone'),
    paths: ['/rdm/my-hours', '/rdm/hours-approval', '/rdm/work-signals', '/rdm/signal-patterns'],
  },
  {
    heading: text('项目归集表与使用登记', 'Reports and registers of use'),
    paths: ['/rdm/assets', '/rdm/power', '/rdm/material', '/rdm/personnel/salary'],
  },
  {
    heading: text('费用归集与工时反算', 'Cost by subject and reverse allocation'),
    paths: ['/rdm/cost', '/rdm/reverse-allocation', '/rdm/cost-view'],
  },
  { heading: text('核对与锁定', 'Verifying and locking'), paths: ['/rdm/verify', '/rdm/month-close'] },
  {
    heading: text('凭证与科目对应', 'Vouchers and account matching'),
    paths: ['/rdm/financialaccount', '/rdm/cost-source'],
  },
  {
    heading: text('研发费用分配凭证', 'Allocation vouchers'),
    paths: ['/rdm/financialaccount/allocation'],
  },
  { heading: text('月度数据审核', 'Vouchers and account matching'), paths: ['/rdm/data-audit'] },
  { heading: text('辅助账与汇总表', 'Ledgers and summaries'), paths: ['/project'] },
  { heading: text('辅助账与汇总表', 'Declaring a year'), paths: ['/project/declaration'] },
  { heading: text('研发统计', 'R&D statistics'), paths: ['/rdm/statistics'] },
  {
    heading: text('成果与知识产权', 'Achievements and property'),
    paths: ['/rdm/achievement', '/rdm/hightech', '/rdm/intellectual', '/rdm/ipr', '/rdm/techstandard'],
  },
  { heading: text('高新技术企业自测', 'High-tech self-assessment'), paths: ['/assessIndex'] },
  { heading: text('企业称号', 'Titles'), paths: ['/rdm/title', '/rdm/enterprisehightech', '/rdm/rdactivity'] },
  {
    heading: text('自评、诊断、政策与年度事项', 'Titles'),
    paths: [
      ...['/rdm/risk-scan', '/project/scenario', '/rdm/evaluationrecord', '/rdm/diagnosis'],
      ...['/notice', '/desk', '/rdm/calendar', '/rdm/projectopinion'],
    ],
  },
  {
    heading: text('账号、权限与系统管理', 'Accounts, rights and system'),
    paths: ['/system', '/authority', '/resource', '/monitor', '/tool', '/dict', '/base'],
  },
  { heading: text('账号、权限与系统管理', 'Your account'), paths: ['/info'] },
];

const [first] = guideTopics;

/** The topic of a page: that with the longest beginning of its path; the first where none is about it. */
export function topicAt(path: string): GuideTopic {
  let found = first!;
  let most = 0;
  for (const topic of guideTopics) {
    for (const beginning of topic.paths) {
      if (path.startsWith(beginning) && beginning.length > most) [found, most] = [topic, beginning.length];
    }
  }
  return found;
}
