import { existing, isSeen, type Call } from '../../records';
import { stateOf } from '../application/application-fields';
import { stateOn, type TitleState } from '../application/title-state';
import type { ApplicationRecord, Title } from '../application/title';

/** By its id, or the year it is looked for in. */
export interface TitleNamed {
  readonly id?: string;
  readonly year?: string;
}

/** The records of a title that the caller may see, the newest first. */
export async function titleRecords(call: Call, { resource }: Title, year?: string): Promise<ApplicationRecord[]> {
  const rows = await call.records.find(resource, {
    ...(year !== undefined && { where: [{ field: 'year', is: 'equal', value: year }] }),
    order: [
      { field: 'year', descending: true },
      { field: 'createTime', descending: true },
    ],
  });
  return rows.filter((row) => isSeen(call, resource, row, []));
}

/** A record of a title by its id. @throws Refusal 404 where there is none */
export const titleNamed = (call: Call, { resource }: Title, id: string): Promise<ApplicationRecord> =>
  existing(call, resource, id);

/** The state as it is shown: what was passed has expired after its last day. */
export const stateShown = (title: Title, record: ApplicationRecord, today: string): TitleState =>
  stateOn(stateOf(record), title.validity(record)?.to ?? null, today);

/** The record that holds a title on a day; null where none does. */
export async function heldOn(call: Call, title: Title, day: string): Promise<ApplicationRecord | null> {
  const records = await titleRecords(call, title);
  const held = records.find((record) => {
    const validity = title.validity(record);
    return (
      stateOf(record) === 'passed' &&
      validity !== null &&
      validity.from <= day &&
      (validity.to === null || day <= validity.to)
    );
  });
  return held ?? null;
}

/** The record a year is looked at with: that of the year, else one that holds the title on its last day. */
export async function recordOfYear(call: Call, title: Title, year: string): Promise<ApplicationRecord | null> {
  const [own] = await titleRecords(call, title, year);
  return own ?? heldOn(call, title, `${year}-12-31`);
}
