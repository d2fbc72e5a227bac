import type { Application } from '@rdm/core/internal/application';
import { project, projectMaster, projectOpening, projectPhase } from '@rdm/core/internal/project';
import type { Call, RecordOf } from '@rdm/core/internal/records';
import { periodEnd, type Period } from './period';
import { developmentStart, projectsOf, type Project } from './projects';
import { submitAsClerk } from './submit-as-clerk';
import { uploadFile } from './upload-file';

/** 元 that the capitalised project begun before the first year kept here had cost until then, by cost item. */
const balances = [
  ['1.1', '386420.00'],
  ['1.2', '104333.40'],
  ['2.1', '162875.50'],
  ['3.2', '48260.18'],
  ['6.4', '9840.00'],
] as const;

/** The ids of uploaded documents by the code of the project they are of. */
type CourseFiles = ReadonlyMap<string, string>;

/** The project whose balance was brought along into the first year. */
const openedWith = ({ year }: Period): Project | undefined =>
  projectsOf(year).find(({ startTime, plan }) => startTime < `${year}` && plan.expenditureType === 'capitalised');

/** Projects whose development has begun within the period. */
const developed = (period: Period): Project[] =>
  projectsOf(period.year).filter((each) => {
    const from = developmentStart(each);
    return from !== null && from.startsWith(`${period.year}-`) && from <= periodEnd(period);
  });

/** Uploads the proof of the five conditions of each development that began, and the document of the opening balance. */
export async function uploadCourseFiles(
  application: Application,
  tenantId: string,
  period: Period,
  isFirst: boolean,
): Promise<CourseFiles> {
  const opened = isFirst ? openedWith(period) : undefined;
  const wanted = [
    ...developed(period).map(
      ({ code }) => [code, '资本化五项条件论证报告', 'Five conditions of capitalisation'] as const,
    ),
    ...(opened ? [[opened.code, '研发支出期初余额明细', 'Opening balance of development cost'] as const] : []),
  ];
  const files = new Map<string, string>();
  for (const [code, zh, en] of wanted) {
    files.set(code, await uploadFile(application, tenantId, `${code}-${zh}.pdf`, [en, `Project ${code}`]));
  }
  return files;
}

/** Adds what is known of the year's projects beyond their year records: phases, balances from before, and results. */
export async function addProjectCourses(
  call: Call,
  period: Period,
  isFirst: boolean,
  files: CourseFiles,
): Promise<void> {
  for (const each of projectsOf(period.year).filter(({ startTime }) => startTime.startsWith(`${period.year}-`))) {
    if (developmentStart(each) !== null) await addPhases(call, each, files.get(each.code));
  }
  const opened = isFirst ? openedWith(period) : undefined;
  if (opened) await addBalances(call, opened, `${period.year - 1}-12-31`, files.get(opened.code));
  await addResults(call, String(period.year));
}

/** The phases of a project; its development once it began. */
async function addPhases(call: Call, each: Project, proof: string | undefined): Promise<void> {
  const master = await masterOf(call, each.code);
  await submitAsClerk(call, projectPhase, {
    ...{ masterId: master.id, phase: 'research', date: each.startTime },
    remark: '方案论证与原理验证',
  });
  if (proof === undefined) return;
  await submitAsClerk(call, projectPhase, {
    ...{ masterId: master.id, phase: 'development', date: developmentStart(each), conditionFiles: [proof] },
    remark: '样机方案通过评审，五项资本化条件同时满足',
  });
}

async function addBalances(call: Call, { code }: Project, date: string, document: string | undefined): Promise<void> {
  const { id: masterId } = await masterOf(call, code);
  for (const [at, [item, amount]] of balances.entries()) {
    await submitAsClerk(call, projectOpening, {
      ...{ masterId, date, expenditureType: 'capitalised', item, amount },
      // A file belongs to one record; the document states all items.
      files: at === 0 && document !== undefined ? [document] : [],
    });
  }
}

/** The projects whose development ended in the year came to something. */
async function addResults(call: Call, year: string): Promise<void> {
  const ended = await call.records.find(project, {
    where: [
      { field: 'year', is: 'equal', value: year },
      { field: 'expenditureType', is: 'equal', value: 'capitalised' },
      { field: 'completion', is: 'equal', value: 'ended' },
    ],
    order: [{ field: 'code' }],
  });
  for (const { code, endTime } of ended) {
    const { id } = await masterOf(call, code);
    await submitAsClerk(call, projectMaster, { id, result: 'succeeded', date: endTime });
  }
}

async function masterOf(call: Call, code: string): Promise<RecordOf<typeof projectMaster>> {
  const [master] = await call.records.findByKeys(projectMaster, [{ code }]);
  if (!master) throw new Error(`The demonstration has no project ${code} over its years`);
  return master;
}
