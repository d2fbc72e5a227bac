import { tenant } from '../../access';
import { workTime } from '../../hours';
import { faults, Refusal, text } from '../../kernel';
import { addUp } from '../../kernel/money';
import { personnel, project } from '../../project';
import { wholly, type Call, type PrintedForm, type RecordOf } from '../../records';
import { department } from '../../system';
import { nameListSheet, type ListedMember } from '../name-list-sheet';
import { projectMember } from '../project-member';

const NO_MEMBERS = text(
  '项目没有登记成员，不能生成研发人员名单；请先在项目成员中登记',
  'The project has no members, so there is no list of staff; enter them first',
);

/** 研发人员名单 of a project of a year. @throws 404 for one that is not found, 400 where it has no members */
export async function printNameList(call: Call, { projectId }: { readonly projectId: string }): Promise<PrintedForm> {
  const [of] = await call.records.find(project, { where: [{ field: 'id', is: 'equal', value: projectId }] });
  if (!of) throw new Refusal(faults.notFound(project.label));
  const { records } = wholly(call);
  const where = [{ field: 'projectId', is: 'equal', value: projectId }] as const;
  const members = await records.find(projectMember, { where, order: [{ field: 'fromDate' }] });
  if (members.length === 0) throw new Refusal(faults.invalid(NO_MEMBERS));
  const worked = hoursOf(await records.find(workTime, { where }));
  const ids = [...new Set([...members.map(({ personnelId }) => personnelId), ...worked.keys()])];
  const found = await records.find(personnel, { where: [{ field: 'id', is: 'in', value: ids }] });
  const people = new Map(found.map((each) => [each.id, each]));
  const [own] = await call.records.findByKeys(tenant, [{ code: call.caller.tenantId }]);
  const { code, name, year } = of;
  const isMember = new Set(members.map(({ personnelId }) => personnelId));
  const words = await wordsOf(call);
  const listed = new Set<string>();
  const sheet = nameListSheet(
    { unitName: own?.tenantName ?? '', code, name, year },
    members.map((member): ListedMember => {
      // Who comes back to a project has two stays, and worked his hours once.
      const isAgain = listed.has(member.personnelId);
      listed.add(member.personnelId);
      const hours = (isAgain ? undefined : worked.get(member.personnelId)) ?? '0.00';
      return {
        ...words.person(people.get(member.personnelId)),
        ...stayOf(member),
        role: words.role(member.role),
        hours,
      };
    }),
    [...worked]
      .filter(([id, hours]) => !isMember.has(id) && Number(hours) !== 0)
      .map(([id, hours]) => ({ name: people.get(id)?.name ?? id, code: people.get(id)?.code ?? '—', hours })),
  );
  return { name: `${code}研发人员名单`, sheets: [sheet] };
}

const stayOf = ({ fromDate, toDate, duty }: RecordOf<typeof projectMember>) => ({
  ...{ fromDate, toDate: toDate ?? '', duty: duty ?? '' },
});

/** Hours of each person, by id. */
function hoursOf(rows: readonly RecordOf<typeof workTime>[]): Map<string, string> {
  const worked = new Map<string, string>();
  for (const { personnelId, hours } of rows) {
    worked.set(personnelId, addUp([worked.get(personnelId) ?? '0', hours ?? '0']));
  }
  return worked;
}

/** Reads a person, and a role, in words. */
async function wordsOf(call: Call) {
  const named = async (code: string) => {
    const names = new Map((await call.dictionary(code)).map(({ dictKey, dictValue }) => [dictKey, dictValue]));
    return (key: string | null | undefined) => (key ? (names.get(key) ?? key) : '');
  };
  const [education, category, role] = [
    await named('education'),
    await named('personnel_category'),
    await named('member_role'),
  ];
  const departments = new Map((await wholly(call).records.find(department)).map(({ id, deptName }) => [id, deptName]));
  const person = (of: RecordOf<typeof personnel> | undefined) => ({
    ...{ code: of?.code ?? '—', name: of?.name ?? '—', post: of?.post ?? '' },
    deptName: (of?.deptId && departments.get(of.deptId)) || '',
    ...{ education: education(of?.education), category: category(of?.category) },
  });
  return { person, role };
}
