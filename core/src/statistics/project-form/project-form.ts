import { dividedSpending, grantShare, grantSpending } from '../../cost';
import { attendance, workTime } from '../../hours';
import { addUp } from '../../kernel/money';
import { externalUnit, projectDetail, projectsOfYear } from '../../project';
import type { Call } from '../../records';
import { reportYear } from '../use-cases/report-year';
import { statisticsAmounts } from '../use-cases/statistics-amounts';
import type { ProjectFormRow } from './project-form-row';
import { projectFormRows, type FormProject } from './project-form-rows';

/** Form 107-1 of a year: its projects by code, drafts without dates left out. */
export async function projectForm(call: Call, given: { year: string }): Promise<ProjectFormRow[]> {
  const year = await reportYear(call, given);
  const ofYear = { field: 'month', is: 'likeRight', value: `${year}-` } as const;
  const hours = await call.records.find(workTime, { where: [ofYear] });
  const attended = await call.records.find(attendance, { where: [ofYear] });
  const due = new Map(attended.map(({ personnelId, month, dueHours }) => [`${personnelId} ${month}`, dueHours]));
  return projectFormRows(year, {
    projects: await formProjects(call, year),
    hours,
    dueHours: (personnelId, month) => due.get(`${personnelId} ${month}`) ?? undefined,
  });
}

async function formProjects(call: Call, year: string): Promise<FormProject[]> {
  const projects = await projectsOfYear(call, year);
  const ids = projects.map(({ id }) => id);
  const details = await call.records.find(projectDetail, { where: [{ field: 'projectId', is: 'in', value: ids }] });
  const detailOf = new Map(details.map((detail) => [detail.projectId, detail]));
  const kinds = new Map((await call.records.find(externalUnit)).map(({ id, kind }) => [id, kind]));
  const amounts = new Map((await statisticsAmounts(call, year)).map(({ projectId, items }) => [projectId, items]));
  const funds = await fundsSpent(call, year);
  return projects
    .filter(({ startTime, endTime }) => (startTime as string | null) !== null && (endTime as string | null) !== null)
    .map((each) => {
      const detail = detailOf.get(each.id);
      return {
        ...each,
        partnerKinds: detail?.partner ? [kinds.get(detail.partner) ?? null] : [],
        results: each.achievType ?? [],
        targets: detail?.target ?? [],
        items: amounts.get(each.id) ?? {},
        governmentFunds: addUp(funds.get(each.id) ?? []),
      };
    });
}

/** What was spent of grants in the year, by project. */
async function fundsSpent(call: Call, year: string): Promise<Map<string, string[]>> {
  const spent = await call.records.find(grantSpending, {
    where: [
      { field: 'date', is: 'greaterOrEqual', value: `${year}-01-01` },
      { field: 'date', is: 'lessOrEqual', value: `${year}-12-31` },
    ],
  });
  const { rows } = dividedSpending(spent, await call.records.find(grantShare));
  const byProject = new Map<string, string[]>();
  for (const { projectId, amount } of rows) byProject.set(projectId, [...(byProject.get(projectId) ?? []), amount]);
  return byProject;
}
