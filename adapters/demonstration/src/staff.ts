import { monthOf, type CalendarDate, type Month } from '@rdm/core/calendar';
import { padded, periodEnd, shortYear, type Period } from './period';
import { personName } from './person-names';
import { changingPosts, standingPosts, type Post } from './posts';

export interface Person {
  readonly code: string;
  readonly name: string;
  readonly sex: '1' | '2';
  readonly post: Post;
  readonly entryDate: CalendarDate;
  /** When the person leaves, even if that lies after the period. */
  readonly leaveDate: CalendarDate | null;
}

/** Years after which the holder of a changing post leaves. */
const tenure = 3;

/** Everyone employed within the period, those who stay first. */
export function staffOf(period: Period): Person[] {
  const start = `${period.year}-01-01`;
  const end = periodEnd(period);
  return [...standing(), ...changing(period.year)].filter(
    ({ entryDate, leaveDate }) => entryDate <= end && (leaveDate === null || leaveDate >= start),
  );
}

export function isEmployed({ entryDate, leaveDate }: Person, month: Month): boolean {
  return monthOf(entryDate) <= month && (leaveDate === null || month <= monthOf(leaveDate));
}

/** The register's rows; leaving dates after the end of the period are not known yet. */
export function personnelRows(staff: readonly Person[], period: Period) {
  const end = periodEnd(period);
  return staff.map(({ code, name, sex, post, entryDate, leaveDate }) => ({
    name,
    code,
    idCard: null,
    sex,
    education: post.education,
    deptId: post.department,
    post: post.title,
    category: post.category,
    employmentForm: post.employmentForm,
    entryDate,
    leaveDate: leaveDate !== null && leaveDate <= end ? leaveDate : null,
  }));
}

function standing(): Person[] {
  const places = standingPosts.flatMap((post) => Array.from({ length: post.count }, () => post));
  return places.map((post, index) => {
    const entryDate = `${2006 + ((index * 5) % 11)}-${padded(1 + ((index * 7) % 12), 2)}-${padded(3 + (index % 20), 2)}`;
    return personOf(post, index, entryDate, null);
  });
}

function changing(year: number): Person[] {
  const first = standingPosts.reduce((count, post) => count + post.count, 0);
  return changingPosts.flatMap((post, index) =>
    Array.from({ length: tenure + 1 }, (_, back) => year - tenure + back)
      .filter((joined) => joined % tenure === index % tenure)
      .map((joined) =>
        personOf(
          post,
          first + index,
          `${joined}-${padded(post.leaves + 1, 2)}-06`,
          `${joined + tenure}-${padded(post.leaves, 2)}-24`,
        ),
      ),
  );
}

function personOf(post: Post, position: number, entryDate: CalendarDate, leaveDate: CalendarDate | null): Person {
  const code = `E${shortYear(Number(entryDate.slice(0, 4)))}${padded(position + 1, 4)}`;
  return { code, ...personName(position, code), post, entryDate, leaveDate };
}
