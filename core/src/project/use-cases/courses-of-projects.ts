import { wholly, type Call } from '../../records';
import { isCostItemCode } from '../../tax';
import { plainCourse, type Expenditure, type Phase, type ProjectCourse, type ProjectResult } from '../project-course';
import { projectMaster } from '../project-master';
import { projectOpening } from '../project-opening';
import { projectPhase } from '../project-phase';

/** The courses of projects by code; a code without a master has the plain one. Read without data scopes. */
export async function coursesOfProjects(
  call: Call,
  codes: readonly string[],
): Promise<(code: string) => ProjectCourse> {
  const { records } = wholly(call);
  const masters = await records.find(projectMaster, { where: [{ field: 'code', is: 'in', value: codes }] });
  const ofMasters = [{ field: 'masterId', is: 'in', value: masters.map(({ id }) => id) }] as const;
  const phases = await records.find(projectPhase, { where: ofMasters, order: [{ field: 'date' }] });
  const opening = await records.find(projectOpening, { where: ofMasters, order: [{ field: 'item' }] });
  const courses = new Map(
    masters.map(({ id, code, result, date }): [string, ProjectCourse] => [
      code,
      {
        code,
        result: result as ProjectResult,
        date: date ?? null,
        phases: phases
          .filter(({ masterId }) => masterId === id)
          .map(({ phase, date: from }) => ({ phase: phase as Phase, date: from })),
        opening: opening.flatMap((row) =>
          row.masterId === id && isCostItemCode(row.item)
            ? [
                {
                  id: row.id,
                  date: row.date,
                  expenditureType: row.expenditureType as Expenditure,
                  item: row.item,
                  amount: row.amount,
                },
              ]
            : [],
        ),
      },
    ]),
  );
  return (code) => courses.get(code) ?? plainCourse(code);
}
