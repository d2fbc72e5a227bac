import type { CostWarning } from '../../cost';
import { text } from '../../kernel';
import { project } from '../../project';
import { wholly, type Call } from '../../records';

/** The warnings with projects of other years by year, code and name: cost itself knows those of its year alone. */
export async function namedWarnings(call: Call, warnings: readonly CostWarning[]): Promise<readonly CostWarning[]> {
  const ids = warnings.filter(isOfUnknownProject).map(({ subject }) => subject);
  if (ids.length === 0) return warnings;
  const found = await wholly(call).records.find(project, { where: [{ field: 'id', is: 'in', value: ids }] });
  const names = new Map(found.map(({ id, year, code, name }) => [id, `${year} ${code} ${name}`]));
  return warnings.map((warning) => {
    const name = isOfUnknownProject(warning) ? names.get(warning.subject) : undefined;
    if (name === undefined) return warning;
    const message = text(
      `项目 ${name} 不是本年度项目，相关数据未参与归集`,
      `Project ${name} is not a project of this year; its rows were left out`,
    );
    return { ...warning, message };
  });
}

const isOfUnknownProject = ({ code }: CostWarning) => code === 'UNKNOWN_PROJECT';
