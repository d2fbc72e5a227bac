import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { assignDeadline } from './assign-deadline';
import { deadline } from './deadline';
import { deadlineKinds, type DeadlineKind } from './deadline-dictionaries';
import { deadlineReminders } from './deadline-reminders';
import { downloadDeadlines, endFeed, makeFeed, readFeed } from './feed-deadlines';
import { yearDeadlines } from './year-deadlines';

const { view, edit, export: taking } = deadline.permissions;
const words = v.nullable(v.string());
const optionalText = (most: number) => argument.optional(v.pipe(v.string(), v.maxLength(most)));
const due = v.object({
  ...{ key: v.string(), kind: v.picklist(Object.keys(deadlineKinds) as [DeadlineKind, ...DeadlineKind[]]) },
  ...{ date: v.string(), title: answer.bilingual, to: v.string(), responsible: words, done: v.boolean() },
  ...{ doneOn: words, remark: words, ownId: v.nullable(answer.id) },
  basis: v.nullable(v.object({ document: v.string(), article: v.string() })),
});

/** Deadlines of a year. docs/product.md, Calendar */
export const deadlineCalls = calls({
  ofYear: {
    needs: view,
    about: text(
      '查询年度事项',
      'Everything due in a calendar year, by law and from titles, property, contracts, policies, opinions and diagnoses ' +
        'the caller may see, with who sees to it.',
    ),
    takes: argument.ofYear,
    answers: v.array(due),
    does: yearDeadlines,
  },
  assign: {
    needs: edit,
    about: text('办理年度事项', 'Says who sees to a deadline, or that it is done.'),
    takes: v.object({
      ...{ year: argument.year, key: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) },
      ...{ responsible: optionalText(50), done: v.optional(v.boolean()), remark: optionalText(500) },
    }),
    answers: due,
    logged: 'write',
    does: assignDeadline,
  },
  download: {
    needs: taking,
    about: text('下载年度事项日历', 'The deadlines of a year as an iCalendar file.'),
    takes: argument.ofYear,
    conducts: downloadDeadlines,
  },
  makeFeed: {
    needs: 'person',
    about: text(
      '生成日历订阅地址',
      'A new address by which a calendar program reads the deadlines the caller may see; the one before ends. It is ' +
        'answered this once.',
    ),
    takes: v.object({}),
    answers: v.object({ path: v.string() }),
    logged: 'write',
    does: makeFeed,
  },
  endFeed: {
    needs: 'person',
    about: text('停用日历订阅地址', 'Ends the caller’s address of the calendar.'),
    logged: 'write',
    does: endFeed,
  },
  feed: {
    needs: 'public',
    about: text('日历订阅', 'The deadlines of this year and the next as iCalendar, by the address of an account.'),
    takes: v.object({ key: v.pipe(v.string(), v.maxLength(100)) }),
    conducts: readFeed,
  },
  reminders: {
    needs: 'signedIn',
    about: text('年度事项提醒', 'Deadlines that come soon, for those who keep them.'),
    answers: v.array(v.object({ kind: v.picklist(['due', 'overdue']), message: answer.bilingual, to: v.string() })),
    does: deadlineReminders,
  },
});

export type DeadlinePort = PortOf<typeof deadlineCalls>;
