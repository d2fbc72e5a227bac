import type { AttendanceRows } from './attendance';
import { seededRandom } from './seeded-random';
import type { Person } from './staff';
import { workDays } from './work-calendar';

/** Rows of 每日考勤 of the last month: the month of those who are not full-time, split by day. */
export function dailyAttendanceRows(attendance: AttendanceRows, staff: readonly Person[]) {
  const last = attendance.at(-1)?.month;
  const byCode = new Map(staff.map((person) => [person.code, person]));
  return attendance
    .filter(({ month }) => month === last)
    .flatMap((row) => {
      const person = byCode.get(row.personnelId);
      return person && person.post.employmentForm !== 'fullTime' ? daysOf(row, person) : [];
    });
}

function daysOf({ month, personnelId, personnelName, dueHours, actualHours }: AttendanceRows[number], person: Person) {
  const days = workDays(month, person.entryDate, person.leaveDate);
  const due = Number(dueHours) / days.length;
  const absent = absences(days.length, due, Number(dueHours) - Number(actualHours), `days ${month} ${personnelId}`);
  return days.map((date, at) => ({
    date,
    personnelId,
    personnelName,
    dueHours: String(due),
    actualHours: String(due - absent[at]!),
    remark: absent[at] === 0 ? null : '请假',
  }));
}

/** Hours of absence by day, consecutive from a random day on. */
function absences(days: number, due: number, hours: number, name: string): number[] {
  const first = seededRandom(name).integer(0, days - 1);
  const absent = Array.from({ length: days }, () => 0);
  let left = hours;
  for (let step = 0; step < days && left > 0; step += 1) {
    const taken = Math.min(due, left);
    absent[(first + step) % days] = taken;
    left -= taken;
  }
  return absent;
}
