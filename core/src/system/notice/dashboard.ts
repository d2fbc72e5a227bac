import { text, fill } from '../../kernel';
import type { Call, RecordOf } from '../../records';
import { dictionaryEntries } from '../use-cases/dictionary-entries';
import { systemDictionaryEntry } from '../dictionary';
import { notice } from './notice';
import { readIds } from './read-ids';

type Notice = RecordOf<typeof notice>;

/** Notices that a start page shows. */
const SHOWN = 6;
/** Characters of a notice's text that a start page shows. */
const FIRST_WORDS = 100;
const PAGE = '/desk/notice';
const PUBLISHED = text('发布 @{group} @{project}', 'Published @{group} @{project}');

/** A notice on the start page of a client of the family. */
export interface BoardNotice {
  readonly id: string;
  readonly logo: string;
  readonly title: string;
  readonly description: string;
  readonly updatedAt: string;
  readonly member: string;
  readonly href: string;
  readonly memberLink: string;
}

/** The latest notices, with the kind of each in the place of a team. */
export async function boardNotices(call: Call): Promise<readonly BoardNotice[]> {
  const [latest, kinds] = [await latestNotices(call), await kindsOf(call)];
  return latest.map((each) => ({
    ...{ id: each.id, logo: '', title: each.title, updatedAt: each.releaseTime },
    description: firstWords(each.content ?? ''),
    ...{ member: kinds.get(each.category) ?? '', href: PAGE, memberLink: PAGE },
  }));
}

/** Who has published which notice; `template` names the two links with `@{…}`. */
export async function boardActivities(call: Call) {
  const [latest, kinds] = [await latestNotices(call), await kindsOf(call)];
  const people = await call.records.find(call.resourceNamed('blade-user'), {
    where: [{ field: 'id', is: 'in', value: [...new Set(latest.flatMap(({ createUser }) => createUser ?? []))] }],
  });
  const named = new Map(people.map((each) => [each.id, each]));
  return latest.map((each) => {
    const author = named.get(each.createUser ?? '');
    return {
      ...{ id: each.id, updatedAt: each.createTime, template: fill(PUBLISHED, {}).zh },
      user: { name: String(author?.realName ?? author?.account ?? ''), avatar: String(author?.avatar ?? '') },
      group: { name: kinds.get(each.category) ?? '', link: PAGE },
      project: { name: each.title, link: PAGE },
    };
  });
}

/** The latest notices that the caller has not read. */
export async function ownNotices(call: Call) {
  const read = new Set((await readIds(call, { kind: 'notice' })).ids);
  const latest = await latestNotices(call);
  return latest
    .filter(({ id }) => !read.has(id))
    .map(({ id, title, releaseTime }) => ({ id, avatar: '', title, datetime: releaseTime, type: notice.label.zh }));
}

const latestNotices = (call: Call): Promise<Notice[]> =>
  call.records.find(notice, { order: [{ field: 'releaseTime', descending: true }], limit: SHOWN });

async function kindsOf(call: Call): Promise<ReadonlyMap<string, string>> {
  const entries = await dictionaryEntries(call, 'notice', systemDictionaryEntry);
  return new Map(entries.map(({ dictKey, dictValue }) => [dictKey, dictValue]));
}

/** The beginning of a text in HTML, which the allow-list has cleaned, without its marks. */
const firstWords = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, FIRST_WORDS);
