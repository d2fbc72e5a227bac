import type { Month } from '@rdm/core/calendar';
import type { AttendanceRows } from './attendance';
import { runsIn, type Project } from './projects';
import { seededRandom, type SeededRandom } from './seeded-random';
import type { Person } from './staff';

/** Fewest hours on one project that get a row. */
const least = 4;

/** Rows of 项目工时: each person's R&D hours of a month, split over the projects of their teams. */
export function workTimeRows(attendance: AttendanceRows, staff: readonly Person[], projects: readonly Project[]) {
  const byCode = new Map(staff.map((person) => [person.code, person]));
  return attendance.flatMap(({ month, personnelId, actualHours }) => {
    const person = byCode.get(personnelId);
    if (!person) return [];
    const random = seededRandom(`hours ${month} ${personnelId}`);
    const [from, to] = person.post.rdShare;
    const rdHours = Math.floor((Number(actualHours) * random.integer(from, to)) / 100);
    const claims = claimsOf(person, month, projects, random);
    const weights = claims.reduce((sum, { weight }) => sum + weight, 0);
    return claims
      .map(({ project, weight }) => ({
        month,
        projectId: project.code,
        personnelId,
        personnelName: person.name,
        hours: Math.floor((rdHours * weight) / weights),
      }))
      .filter(({ hours }) => hours >= least)
      .map((row) => ({ ...row, hours: String(row.hours) }));
  });
}

/** Up to three projects; a person without a running project of their teams helps on another. */
function claimsOf(person: Person, month: Month, projects: readonly Project[], random: SeededRandom) {
  const running = projects.filter((project) => runsIn(project, month));
  const teams = running.filter((project) => isMember(person, project));
  const chosen = teams.length > 0 ? teams.slice(0, 3) : running.slice(0, 1);
  return chosen.map((project) => {
    // Of an entrusted project only the supervision is done in-house.
    const entrusted = project.plan.devForm.startsWith('wtyf');
    return { project, weight: entrusted ? 1 : random.integer(2, 5) };
  });
}

function isMember({ code, post }: Person, project: Project): boolean {
  return seededRandom(`team ${project.code} ${code}`).chance(post.department === project.plan.department ? 45 : 25);
}

export type WorkTimeRows = ReturnType<typeof workTimeRows>;
