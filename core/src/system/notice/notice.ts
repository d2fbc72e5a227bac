import { crud, defineResource, dictionary, longText, string, time } from '../../records';
import { text } from '../../kernel';

/** Notice (通知公告). Its content is HTML of an allow-list, see `allowed-html.ts`. */
export const notice = defineResource('blade-desk/notice', {
  label: text('通知公告', 'Notice'),
  fields: {
    title: string({ label: text('通知标题', 'Title'), required: text('请输入通知标题', 'Enter the title') }),
    category: dictionary('notice', {
      label: text('通知类型', 'Kind'),
      required: text('请选择通知类型', 'Choose the kind'),
    }),
    releaseTime: time({
      label: text('通知日期', 'Date'),
      required: text('请输入通知日期', 'Enter the date'),
      initial: (today) => `${today} 00:00:00`,
    }),
    content: longText({ label: text('通知内容', 'Content'), maxLength: 50_000 }),
  },
  naturalKey: ['title', 'releaseTime'],
  title: 'title',
  search: ['title', 'category'],
  columns: ['title', 'category', 'releaseTime'],
  order: [{ field: 'releaseTime', descending: true }],
  permissions: crud('notice'),
});
