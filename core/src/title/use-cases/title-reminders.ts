import { fill, text, type Text } from '../../kernel';
import type { Call } from '../../records';
import { stateOf } from '../application/application-fields';
import { REVIEW_RIGHT, submitRight } from '../application/title';
import { titles } from '../titles';
import { currentRecords } from './current-records';
import { dueOn } from './due-dates';
import { reviewQueue } from './review-queue';
import { titleRecords } from './title-record';

/** Something about titles that waits for the caller, and the page where it is done. */
export interface TitleReminder {
  readonly kind: 'due' | 'returned' | 'review';
  readonly message: Text;
  readonly to: string;
}

const REVIEW_PAGE = '/rdm/title/review';
const said = {
  due: text('{message}（还有 {days} 天）', '{message} ({days} {days|day|days} left)'),
  past: text('{message}（已过期）', '{message} (overdue)'),
  returned: text(
    '{title} {year} 年度的申请被退回：{opinion}',
    'The application {title} of {year} was returned: {opinion}',
  ),
  review: text(
    '{count} 份称号申请待审核',
    '{count} {count|application for a title waits|applications for titles wait} for review',
  ),
};

const into = (sentence: Text, message: Text, days: number): Text =>
  text(fill(sentence, { message: message.zh, days }).zh, fill(sentence, { message: message.en, days }).en);

/**
 * What about titles waits for the caller, worked out when it is asked for: applications returned, titles and reports
 * that fall due, applications to review. No mail is sent.
 */
export async function titleReminders(call: Call): Promise<readonly TitleReminder[]> {
  const { permissions } = call.caller;
  const today = call.clock.now().slice(0, 10);
  const found: TitleReminder[] = [];
  for (const title of titles) {
    if (!permissions.has(submitRight(title)) || !permissions.has(title.resource.permissions.view)) continue;
    const records = await titleRecords(call, title);
    for (const record of records.filter((each) => stateOf(each) === 'returned')) {
      const opinion = record.steps?.at(-1)?.opinion ?? '';
      const { zh, en } = title.resource.label;
      const values = { year: record.year, opinion };
      const message = text(
        fill(said.returned, { ...values, title: zh }).zh,
        fill(said.returned, { ...values, title: en }).en,
      );
      found.push({ kind: 'returned', message, to: `${title.path}?year=${record.year}` });
    }
    const due = currentRecords(records).flatMap((record) => dueOn(title, { record, records, today }));
    for (const { message, days } of new Map(due.map((each) => [each.message.zh, each])).values()) {
      const sentence = days < 0 ? said.past : said.due;
      found.push({ kind: 'due', message: into(sentence, message, days), to: title.path });
    }
  }
  if (permissions.has(REVIEW_RIGHT)) {
    const count = (await reviewQueue(call)).filter(({ mayReview }) => mayReview).length;
    if (count > 0) found.push({ kind: 'review', message: fill(said.review, { count }), to: REVIEW_PAGE });
  }
  return found;
}
