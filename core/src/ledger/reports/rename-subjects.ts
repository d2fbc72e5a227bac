import { bookedRegisters, subjectMatch } from '../../finance';
import { faults, fill, quotable, Refusal, text } from '../../kernel';
import {
  requirePermission,
  updateRecords,
  validateRecord,
  type Call,
  type Condition,
  type Resource,
} from '../../records';

const NONE = text('请选择至少一条数据', 'Select at least one record');
const TWICE = text('科目 {code} 出现了两次，请保留一个', 'Account {code} stands twice; keep one');
const UNKNOWN = text(
  '科目 {code} 没有凭证也没有对应，请核对科目编码',
  'Account {code} is neither booked on nor matched; check its code',
);

interface Named {
  readonly subjectCode: string;
  readonly subjectName: string;
}

/** Renames accounts in entries, corrections and matches, all or none. Cost is unaffected, as it depends on the code. */
export async function renameSubjects(
  call: Call,
  given: { subjects: readonly Named[] },
): Promise<{ entries: number; matches: number }> {
  const renamed = { entries: 0, matches: 0 };
  for (const { subjectCode, subjectName } of readNames(given.subjects)) {
    const where: Condition[] = [{ field: 'subjectCode', is: 'equal', value: subjectCode }];
    let known = 0;
    for (const resource of [...bookedRegisters, subjectMatch] as readonly Resource[]) {
      const rows = await call.records.find(resource, { where });
      known += rows.length;
      const others = rows.filter((row) => row.subjectName !== subjectName);
      if (others.length) requirePermission(call.caller, resource.permissions.edit);
      const stale = await updateRecords(
        call,
        resource,
        others.map((before) => ({ before, values: { subjectName } })),
      );
      if (stale.length) throw new Refusal(faults.staleVersion());
      renamed[resource === subjectMatch ? 'matches' : 'entries'] += others.length;
    }
    if (known === 0) throw new Refusal(faults.invalid(fill(UNKNOWN, { code: quotable(subjectCode) })));
  }
  return renamed;
}

function readNames(given: readonly Named[]): Named[] {
  if (!Array.isArray(given) || given.length === 0) throw new Refusal(faults.invalid(NONE));
  const known = new Set<string>();
  return given.map((each: Named) => {
    const { values, faults: found } = validateRecord(subjectMatch, { ...each, costItem: 'none' });
    if (found[0]) throw new Refusal(faults.invalid(found[0].message));
    const [subjectCode, subjectName] = [String(values.subjectCode), String(values.subjectName)];
    if (known.has(subjectCode)) throw new Refusal(faults.invalid(fill(TWICE, { code: quotable(subjectCode) })));
    known.add(subjectCode);
    return { subjectCode, subjectName };
  });
}
