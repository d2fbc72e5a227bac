import { expenditureOn, plainCourse, type Expenditure } from '../project';
import type { CostPart } from './cost-part';
import type { ProjectRow, VoucherEntryRow } from './registers';

/**
 * How each part of cost is treated, by the phases of its project: a booked one by the date of its voucher, an allocated
 * one by its month. docs/rules.md, Phases of a project
 */
export function expenditureOfPart(
  projects: readonly ProjectRow[],
  entries: readonly Pick<VoucherEntryRow, 'id' | 'date'>[],
): (part: CostPart) => Expenditure {
  const known = new Map(projects.map((project) => [project.id, project]));
  const dates = new Map(entries.map(({ id, date }) => [id, date]));
  return ({ projectId, month, origin, source }) => {
    const { course, code, expenditureType } = known.get(projectId)!;
    const when = (origin === 'voucher' ? dates.get(source.id) : undefined) ?? month;
    return expenditureOn(course ?? plainCourse(code), expenditureType, when);
  };
}
