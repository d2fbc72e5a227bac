import { faults, fill, Refusal, text } from '../../kernel';
import {
  validateRecord,
  wholly,
  writeChecked,
  type Call,
  type Draft,
  type RecordOf,
  type Resource,
} from '../../records';
import { project } from '../project';
import { projectMaster } from '../project-master';
import { ensureMasters } from './master-of-code';
import { lockProjects } from './project-lock';

const OTHER_YEAR = text(
  '结论日期应在项目年度{year}内；如在其他年度结题，请先将项目跨年并在该年度的项目上办理',
  'The date has to lie in {year}, the year of the project; carry the project over to conclude it in another year',
);

/** How a project ends. */
export interface ProjectConclusion {
  /** Of the dictionary `project_result`, not `ongoing`. */
  readonly result: string;
  readonly date: string;
}

type Project = RecordOf<typeof project>;

/**
 * Ends a project: its year record is 已结束, and the project over its years has its result. The rules of both registers
 * hold, those of closed years among them. The document of the result stays with the record that concludes it.
 */
export async function concludeProject(call: Call, of: Project, { result, date }: ProjectConclusion): Promise<void> {
  if (date.slice(0, 4) !== of.year) {
    const message = fill(OTHER_YEAR, { year: of.year });
    throw new Refusal(faults.invalid(message, [{ field: 'date', message }]));
  }
  await setEnd(call, of, { completion: 'ended' }, { result, date });
}

/** Takes the end of a project back: it goes on. */
export const reopenProject = (call: Call, of: Project): Promise<void> =>
  setEnd(call, of, { completion: 'ongoing' }, { result: 'ongoing', date: null });

async function setEnd(call: Call, of: Project, ofYear: Draft, ofMaster: Draft): Promise<void> {
  await lockProjects(call);
  await ensureMasters(call, [of]);
  const [master] = await wholly(call).records.find(projectMaster, {
    where: [{ field: 'code', is: 'equal', value: of.code }],
  });
  await changed(call, projectMaster, master!, ofMaster);
  await changed(call, project, of, ofYear);
}

/** Whoever may conclude a project need not have the right to edit its registers. */
async function changed<R extends Resource>(call: Call, resource: R, before: RecordOf<R>, change: Draft): Promise<void> {
  const { values } = validateRecord(resource, { ...before, ...change });
  await writeChecked(call, resource, call.hooksOf(resource), { before, values, faults: [] });
}
