import { declarationChannel, enterpriseYear } from '../../enterprise';
import { faults, fill, Refusal, text } from '../../kernel';
import { existing, updateRecords, wholly, type Call, type RecordOf } from '../../records';
import { project } from '../project';
import { projectMaster } from '../project-master';
import { lockProjects } from './project-lock';

const NO_NAME = text('请输入项目名称', 'Enter the project name');
const CLOSED = text(
  '{year}年度已提交申报，项目名称不能修改，请不要选择该年度',
  '{year} is declared, its project keeps its name; leave that year out',
);
const NO_YEAR = text('该项目没有{year}年度的记录', 'The project has no record of {year}');
const LONGEST = 200;

/** Whether a year is still open for declaration. */
export async function isOpenYear(call: Call, year: string): Promise<boolean> {
  const [record] = await wholly(call).records.findByKeys(enterpriseYear, [{ year }]);
  return declarationChannel(record) === 'open';
}

/**
 * Renames a project over its years and the year records chosen; a declared year keeps the name it was filed with.
 *
 * @throws Refusal 400 for a year that is declared or not one of the project
 */
export async function renameMaster(
  call: Call,
  given: { id: string; name: string; years: readonly string[] },
): Promise<{ renamed: readonly string[] }> {
  const name = given.name.trim();
  if (name === '' || name.length > LONGEST)
    throw new Refusal(faults.invalid(NO_NAME, [{ field: 'name', message: NO_NAME }]));
  await lockProjects(call);
  const master = await existing(call, projectMaster, given.id);
  const records = await call.records.find(project, { where: [{ field: 'code', is: 'equal', value: master.code }] });
  const changes: { before: RecordOf<typeof project>; values: { name: string } }[] = [];
  for (const year of [...new Set(given.years)].sort()) {
    const before = records.find((each) => each.year === year);
    if (!before) throw new Refusal(faults.invalid(fill(NO_YEAR, { year })));
    if (!(await isOpenYear(call, year))) throw new Refusal(faults.invalid(fill(CLOSED, { year })));
    if (before.name !== name) changes.push({ before, values: { name } });
  }
  const stale = [
    ...(await updateRecords(call, project, changes)),
    ...(master.name === name ? [] : await updateRecords(call, projectMaster, [{ before: master, values: { name } }])),
  ];
  if (stale.length) throw new Refusal(faults.staleVersion());
  return { renamed: changes.map(({ before }) => before.year) };
}
