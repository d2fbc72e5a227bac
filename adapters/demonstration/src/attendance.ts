import type { Month } from '@rdm/core/calendar';
import { seededRandom } from './seeded-random';
import { isEmployed, type Person } from './staff';
import { dueHours } from './work-calendar';

/** Rows of 考勤, month by month. */
export function attendanceRows(staff: readonly Person[], months: readonly Month[]) {
  return months.flatMap((month) =>
    staff.filter((person) => isEmployed(person, month)).map((person) => attendanceOf(person, month)),
  );
}

/** Part-time and external persons are due for half of the hours; attendance never exceeds the hours due. */
function attendanceOf(person: Person, month: Month) {
  const random = seededRandom(`attendance ${month} ${person.code}`);
  const whole = dueHours(month, person.entryDate, person.leaveDate);
  const due = person.post.employmentForm === 'fullTime' ? whole : 4 * Math.ceil(whole / 8);
  const absent = random.pick([0, 0, 0, 4, 8, 8, 16]);
  return {
    month,
    personnelId: person.code,
    personnelName: person.name,
    dueHours: String(due),
    actualHours: String(Math.max(Math.min(due, 8), due - absent)),
  };
}

export type AttendanceRows = ReturnType<typeof attendanceRows>;
