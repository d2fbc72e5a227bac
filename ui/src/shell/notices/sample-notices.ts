import { text, type Text } from '@rdm/core/internal/kernel';
import type { Tone } from '../../components';

export interface Notice {
  readonly key: string;
  readonly title: Text;
  readonly subtitle: Text;
  readonly state?: { readonly label: Text; readonly tone: Tone };
}

export interface NoticeKind {
  readonly key: 'mail' | 'message' | 'notice';
  readonly label: Text;
  readonly rows: readonly Notice[];
}

/** Sample rows: the popover has no data source. docs/product.md, Layout */
export const sampleNotices: readonly NoticeKind[] = [
  {
    key: 'mail',
    label: text('邮件', 'Mail'),
    rows: [
      {
        key: 'mail-1',
        title: text('年度研发费用辅助账已可导出', 'The R&D ledgers of the year can be exported'),
        subtitle: text('财务部 · 2 小时前', 'Finance · 2 hours ago'),
        state: { label: text('未读', 'Unread'), tone: 'accent' },
      },
    ],
  },
  {
    key: 'message',
    label: text('消息', 'Messages'),
    rows: [
      {
        key: 'message-1',
        title: text('请补充三月份的项目工时', 'The project hours of March are missing'),
        subtitle: text('项目管理部 · 昨天', 'Project office · yesterday'),
        state: { label: text('待办', 'To do'), tone: 'warning' },
      },
      {
        key: 'message-2',
        title: text('立项资料已审阅', 'The approval papers have been read'),
        subtitle: text('审核员 · 3 天前', 'Reviewer · 3 days ago'),
        state: { label: text('已读', 'Read'), tone: 'neutral' },
      },
    ],
  },
  { key: 'notice', label: text('通知', 'Notices'), rows: [] },
];
