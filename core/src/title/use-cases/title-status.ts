import { recordDetail, type Call } from '../../records';
import type { ApplicationRecord, Title } from '../application/title';
import type { TitleState } from '../application/title-state';
import { heldOn, stateShown, titleRecords } from './title-record';

/** Where the newest application of a year stands; all null where there is none. */
export interface TitleStatus {
  readonly id: string | null;
  readonly year: string | null;
  readonly state: TitleState | null;
}

/** The state of the newest record of the year, or of all years without one. */
export async function titleStatus(
  call: Call,
  title: Title,
  { year }: { readonly year?: string },
): Promise<TitleStatus> {
  const [newest] = await titleRecords(call, title, year);
  if (!newest) return { id: null, year: year ?? null, state: null };
  return { id: newest.id, year: newest.year, state: stateShown(title, newest, call.clock.now().slice(0, 10)) };
}

/** The record that holds the title on the last day of a year, or today without one; null where none does. */
export async function titleCurrent(
  call: Call,
  title: Title,
  { year }: { readonly year?: string },
): Promise<ApplicationRecord | null> {
  const held = await heldOn(call, title, year === undefined ? call.clock.now().slice(0, 10) : `${year}-12-31`);
  return held && recordDetail(call, title.resource, held.id);
}
