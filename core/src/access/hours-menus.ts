import { text } from '../kernel';
import type { MenuEntry } from './register-menu';

export const ownHoursMenu: MenuEntry = {
  code: 'hoursmonth',
  name: text('我的工时', 'My hours'),
  path: '/rdm/my-hours',
  buttons: [{ code: 'hoursmonth_fill', name: text('填报本人工时', 'Fill in one’s own hours'), action: 2 }],
};
/** Seeing and approving reach the projects one leads; what reaches all of them has permissions of its own. */
export const hoursApprovalMenu: MenuEntry = {
  code: 'hoursapproval',
  name: text('工时审批', 'Hours to approve'),
  path: '/rdm/hours-approval',
  buttons: [
    { code: 'hoursapproval_view', name: text('查看', 'View'), action: 2 },
    { code: 'hoursapproval_review', name: text('审批本人负责项目的工时', 'Approve on projects one leads'), action: 2 },
    { code: 'hoursapproval_all', name: text('审批全部项目的工时', 'Approve on every project'), action: 2 },
    { code: 'hoursmonth_view', name: text('查看全部工时月报', 'See everybody’s months'), action: 2 },
    { code: 'hoursmonth_export', name: text('导出工时月报', 'Export the months'), action: 1 },
  ],
};
