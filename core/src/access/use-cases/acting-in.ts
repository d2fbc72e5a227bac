import type { Call } from '../../records';
import { department, parameterIsOn } from '../../system';
import type { SignIn } from '../sign-in';
import { actingRoleIds, idsOf, rolesWithIds } from './held-rights';
import { ownRecord } from './sessions';
import { refusal, wrong } from './sign-in-refusals';
import type { UserRecord } from '../user';

export interface Choosable {
  readonly id: string;
  readonly name: string;
}

/** The roles a user holds, and those active in this session. docs/wire.md, Acting in some of one's roles */
export interface Choices {
  /** Whether choosing is enabled in the tenant. */
  readonly on: boolean;
  readonly roles: readonly Choosable[];
  readonly departments: readonly Choosable[];
  /** Ids joined by commas. */
  readonly roleId: string;
  readonly deptId: string;
}

/** The parameter that lets users choose which of their roles are active. */
const SWITCH_MODE = 'account.switchMode';

const switchModeIsOn = (call: Call): Promise<boolean> => parameterIsOn(call, SWITCH_MODE);

/** The choice stored in a session; null where there is none. */
export interface Choice {
  readonly chosenRoles: string | null;
  readonly chosenDept: string | null;
}

/**
 * The roles and department a sign-in chooses of those the user holds; what is omitted keeps the earlier choice.
 * Choosing every role equals choosing none. Refuses what the user does not hold. Ignored where choosing is disabled.
 */
export async function choiceOf(
  call: Call,
  person: UserRecord,
  given: Pick<SignIn, 'roleId' | 'deptId'>,
  before: Choice = { chosenRoles: null, chosenDept: null },
): Promise<Choice> {
  const [roles, departments] = [idsIn(given.roleId), idsIn(given.deptId)];
  const { chosenRoles, chosenDept } = before;
  if ((roles.length === 0 && departments.length === 0) || !(await switchModeIsOn(call))) {
    return { chosenRoles, chosenDept };
  }
  const held = idsOf(person, 'roleId');
  if (!within(roles, held) || !within(departments, departmentsOf(person))) throw refusal(wrong.choice);
  const isEvery = held.every((id) => roles.includes(id));
  return {
    chosenRoles: roles.length === 0 ? chosenRoles : isEvery ? null : roles.join(','),
    chosenDept: departments[0] ?? chosenDept,
  };
}

/**
 * The user with only the active roles of a session; null if a chosen role or department is no longer held, so that a
 * choice never outlives the right it rests on.
 */
export function actingIn(person: UserRecord, { chosenRoles, chosenDept }: Choice): UserRecord | null {
  const [roles, departments] = [idsIn(chosenRoles), idsIn(chosenDept)];
  if (!within(roles, idsOf(person, 'roleId')) || !within(departments, departmentsOf(person))) return null;
  return roles.length > 0 ? { ...person, roleId: roles } : person;
}

/** The choices open to the caller, and those in effect. */
export async function ownChoices(call: Call): Promise<Choices> {
  const own = await ownRecord(call);
  const held = idsOf(own, 'roleId');
  const [roles, departments] = [
    await rolesWithIds(call, held),
    await call.records.find(department, { where: [{ field: 'id', is: 'in', value: departmentsOf(own) }] }),
  ];
  return {
    on: await switchModeIsOn(call),
    roles: roles.map(({ id, roleName }) => ({ id, name: roleName })),
    departments: departments.map(({ id, deptName }) => ({ id, name: deptName })),
    roleId: actingRoleIds(call, held).join(','),
    deptId: own.deptId ?? '',
  };
}

/** Whether there is something to choose. */
export const mayChoose = async (call: Call, own: UserRecord): Promise<boolean> =>
  idsOf(own, 'roleId').length > 1 && (await switchModeIsOn(call));

/** A user belongs to one department. */
const departmentsOf = (person: UserRecord): string[] => (person.deptId ? [person.deptId] : []);

const within = (chosen: readonly string[], held: readonly string[]): boolean => chosen.every((id) => held.includes(id));

const LONGEST = 2000;

const idsIn = (joined: string | null | undefined): string[] =>
  joined ? [...new Set(joined.slice(0, LONGEST).split(','))].map((id) => id.trim()).filter((id) => id !== '') : [];
