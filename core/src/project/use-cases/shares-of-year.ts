import type { Call, RecordOf } from '../../records';
import { centralisedMember } from '../centralised-member';
import { cooperationParty } from '../cooperation-party';
import { externalUnit } from '../external-unit';

/** A party that bears a share of a project's cost, by an agreement that was confirmed. */
export interface SharingParty {
  readonly id: string;
  readonly projectId: string;
  /** 合作研发 or 集中研发. */
  readonly form: 'cooperative' | 'centralised';
  readonly unitName: string;
  /** Percent, e.g. `40`. */
  readonly share: string;
  /** Whether its share of the cost is in our books; otherwise they hold our own cost only. */
  readonly inBooks: boolean;
}

/** 否 of the dictionary `yes_no`. */
const NO = '1';
/** 确认 and 结束; a draft does not count. */
const COUNTING = ['confirmed', 'ended'];

/** The parties that share the cost of the projects of a year, in the order in which they were entered. */
export async function sharesOfYear(call: Call, year: string): Promise<SharingParty[]> {
  const query = {
    where: [
      { field: 'year', is: 'equal', value: year },
      { field: 'agreementStatus', is: 'in', value: COUNTING },
    ],
    order: [{ field: 'id' }],
  } as const;
  const cooperating = await call.records.find(cooperationParty, query);
  const centralised = await call.records.find(centralisedMember, query);
  if (cooperating.length + centralised.length === 0) return [];
  const units = new Map((await call.records.find(externalUnit)).map(({ id, unitsName }) => [id, unitsName]));
  const party =
    (form: SharingParty['form']) =>
    ({
      id,
      projectId,
      unitId,
      share,
      inBooks,
    }: RecordOf<typeof cooperationParty> | RecordOf<typeof centralisedMember>): SharingParty => ({
      ...{ id, projectId, form, share },
      unitName: units.get(unitId) ?? '',
      inBooks: inBooks !== NO,
    });
  return [...cooperating.map(party('cooperative')), ...centralised.map(party('centralised'))];
}
