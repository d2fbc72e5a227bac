import { personnel, project } from '../../project';
import { wholly, type Call, type RecordOf, type Where } from '../../records';
import { department } from '../../system';
import { greatestPlannedShare } from '../member-spans';
import { projectMember } from '../project-member';

/** A person of R&D with the projects he is a member of. */
export interface PersonOfProjects {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly deptName: string | null;
  readonly post: string | null;
  readonly education: string | null;
  readonly category: string | null;
  readonly leaveDate: string | null;
  /** By the first day. */
  readonly memberships: readonly Membership[];
  /** The greatest part of his time planned on one day, in percent; more than 100 is planned twice. */
  readonly plannedShare: number;
}

export interface Membership {
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
  readonly role: string;
  readonly fromDate: string;
  readonly toDate: string | null;
  readonly plannedShare: string | null;
}

/** The people of the register that the conditions let through, by staff number, with the projects they are in. */
export async function peopleOfProjects(
  call: Call,
  { where = [] }: { readonly where?: Where<typeof personnel> },
): Promise<PersonOfProjects[]> {
  const people = await call.records.find(personnel, { where, order: [{ field: 'code' }] });
  if (people.length === 0) return [];
  const { records } = wholly(call);
  const members = await records.find(projectMember, {
    where: [{ field: 'personnelId', is: 'in', value: people.map(({ id }) => id) }],
    order: [{ field: 'fromDate' }],
  });
  const ids = [...new Set(members.map(({ projectId }) => projectId))];
  // Projects outside the caller's data scope are not named to him.
  const seen = ids.length ? await call.records.find(project, { where: [{ field: 'id', is: 'in', value: ids }] }) : [];
  const projects = new Map(seen.map((each) => [each.id, each]));
  const departments = new Map((await records.find(department)).map(({ id, deptName }) => [id, deptName]));
  return people.map((person) => shownPerson(person, members, projects, departments));
}

type Member = RecordOf<typeof projectMember>;

function shownPerson(
  { id, code, name, deptId, post, education, category, leaveDate }: RecordOf<typeof personnel>,
  members: readonly Member[],
  projects: ReadonlyMap<string, RecordOf<typeof project>>,
  departments: ReadonlyMap<string, string>,
): PersonOfProjects {
  const own = members.filter(({ personnelId }) => personnelId === id);
  return {
    ...{ id, code, name, post, education, category, leaveDate },
    deptName: (deptId && departments.get(deptId)) ?? null,
    memberships: own.flatMap((member): Membership[] => {
      const of = projects.get(member.projectId);
      if (!of) return [];
      const { projectId, role, fromDate, toDate, plannedShare } = member;
      return [{ projectId, projectCode: of.code, projectName: of.name, role, fromDate, toDate, plannedShare }];
    }),
    plannedShare: greatestPlannedShare(own),
  };
}
