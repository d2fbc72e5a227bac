import { text } from '../kernel';
import { crud, defineResource, string } from '../records';

/** 日历订阅: the address by which a calendar program reads the deadlines of an account; one an account. Internal. */
export const calendarFeed = defineResource('blade-rdm/calendarfeed', {
  label: text('日历订阅', 'Calendar feed'),
  fields: {
    account: string({ label: text('账号', 'Account'), maxLength: 100 }),
    userId: string({ label: text('用户编号', 'User'), maxLength: 30 }),
    prefix: string({ label: text('订阅标识', 'Prefix'), maxLength: 40 }),
    digest: string({ label: text('订阅摘要', 'Digest'), secret: true, readOnly: true, maxLength: 64 }),
  },
  naturalKey: ['account'],
  calls: [],
  origin: 'derived',
  permissions: crud('deadline'),
});
