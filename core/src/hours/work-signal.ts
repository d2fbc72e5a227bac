import { text } from '../kernel';
import { crud, date, defineResource, dictionary, integer, number, string } from '../records';

/** The dictionary of what a signal tells of. */
export const SIGNAL_KIND = 'signal_kind';

/**
 * Work signals (工作痕迹): how often somebody did something that names a project, by day. No texts of messages, and no
 * matching either: people and projects are found when hours are proposed, so that a changed list takes effect at once.
 */
export const workSignal = defineResource('blade-rdm/worksignal', {
  label: text('工作痕迹', 'Work signals'),
  fields: {
    day: date({ label: text('日期', 'Day') }),
    person: string({ label: text('邮箱或账号', 'E-mail or login') }),
    kind: dictionary(SIGNAL_KIND, { label: text('类型', 'Kind') }),
    hint: string({ label: text('项目线索', 'Project hint') }),
    source: string({ label: text('来源', 'Source') }),
    count: integer({ label: text('次数', 'Count'), min: 0 }),
    hours: number({ label: text('登记工时', 'Logged hours'), min: '0' }),
  },
  naturalKey: ['day', 'person', 'kind', 'hint', 'source'],
  title: 'person',
  search: ['day', 'person', 'kind', 'source'],
  order: [{ field: 'day', descending: true }, { field: 'person' }],
  // They come from files and repositories only.
  calls: ['list', 'detail', 'history', 'remove', 'restore', 'export'],
  permissions: crud('worksignal'),
});
