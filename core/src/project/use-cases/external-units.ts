import type { Call, Where } from '../../records';
import { isAbroad, isPerson } from '../external-unit-place';
import { externalUnit } from '../external-unit';

/** An external unit as it is chosen, with what the tax rules and the statistics ask of it. */
export interface ExternalUnitOption {
  readonly id: string;
  readonly unitsName: string;
  readonly creditCode: string | null;
  /** The credit code where no other number is stated. */
  readonly taxNumber: string | null;
  /** Key of `external_unit_kind`. */
  readonly kind: string;
  readonly isPerson: boolean;
  readonly isAbroad: boolean;
  readonly country: string | null;
  readonly isRelated: boolean;
  /** Key of `relation_kind`. */
  readonly relation: string | null;
}

/** 是 of the dictionary `yes_no`. */
const YES = '2';

/** The external units that the conditions let through, by name. */
export async function externalUnits(
  call: Call,
  { where = [] }: { readonly where?: Where<typeof externalUnit> },
): Promise<ExternalUnitOption[]> {
  const units = await call.records.find(externalUnit, { where, order: [{ field: 'unitsName' }] });
  return units.map((unit) => ({
    ...{ id: unit.id, unitsName: unit.unitsName, creditCode: unit.creditCode, kind: unit.kind },
    ...{ taxNumber: unit.taxNumber || unit.creditCode || null, isPerson: isPerson(unit), isAbroad: isAbroad(unit) },
    ...{ country: unit.country, isRelated: unit.related === YES, relation: unit.relation },
  }));
}
