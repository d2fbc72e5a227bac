import type { Call, RecordOf } from '../../records';
import { externalUnit } from '../external-unit';
import type { project } from '../project';

/** `leadOrg` of projects: the id of the external unit that 牵头单位 names, null where no unit of the register is called so. */
export async function leadUnitsOnRead(call: Call, rows: readonly Pick<RecordOf<typeof project>, 'leadOrgName'>[]) {
  const names = [...new Set(rows.flatMap(({ leadOrgName }) => leadOrgName || []))];
  const where = [{ field: 'unitsName', is: 'in', value: names }] as const;
  const units = names.length > 0 ? await call.records.find(externalUnit, { where }) : [];
  const idOf = new Map(units.map(({ unitsName, id }) => [unitsName, id]));
  return rows.map(({ leadOrgName }) => ({ leadOrg: idOf.get(leadOrgName ?? '') ?? null }));
}
