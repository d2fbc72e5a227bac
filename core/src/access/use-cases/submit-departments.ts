import { faults, Refusal, text } from '../../kernel';
import { submitRecord, type Call, type Draft } from '../../records';
import { department, type DepartmentRecord } from '../../system';
import { departmentHooks } from '../department-hooks';

const NOTHING = text('请选择至少一条数据', 'Select at least one record');

/** Adds and changes departments, all or none; parents must come before their children. */
export async function submitDepartments(
  call: Call,
  { departments }: { readonly departments: readonly Draft[] },
): Promise<DepartmentRecord[]> {
  if (departments.length === 0) throw new Refusal(faults.invalid(NOTHING));
  const written: DepartmentRecord[] = [];
  for (const draft of departments) {
    const meant = departmentHooks.draftMeant!(draft);
    written.push(await submitRecord(call, department, departmentHooks, meant));
  }
  return written;
}
