import { text } from '../kernel';
import { crud, defineResource, integer, month, time } from '../records';

/** 天眼查调用次数: how often the company registry was asked in a month, and how often it may be. */
export const registryUsage = defineResource('blade-rdm/iprapicount', {
  label: text('知识产权接口调用', 'Calls to the company registry'),
  fields: {
    month: month({
      label: text('月份', 'Month'),
      required: text('请选择月份', 'Choose the month'),
      initial: (today) => today.slice(0, 7),
    }),
    used: integer({ label: text('已调用次数', 'Calls made'), readOnly: true, initial: () => 0, min: 0 }),
    callLimit: integer({
      label: text('调用上限', 'Calls allowed'),
      hint: text('不填时为系统设置的上限', 'Left empty, the limit of the installation'),
      min: 0,
    }),
    lastTime: time({ label: text('最近调用时间', 'Last call'), readOnly: true }),
  },
  naturalKey: ['month'],
  title: 'month',
  search: ['month'],
  columns: ['month', 'used', 'callLimit', 'lastTime'],
  order: [{ field: 'month', descending: true }],
  permissions: crud('iprapicount'),
});
