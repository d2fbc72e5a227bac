import { channelClosed, closedYears } from '../enterprise';
import { registerInputs } from '../cost';
import type { Call, RefusedWrite, Resource, Write } from '../records';
import { figureInputs, yearsOfWrite } from './figure-inputs';

/** Lock key that serialises declaring a year and writing its inputs that no group of months is locked for. */
export const declareKey = (year: string) => `declare ${year}`;

/**
 * The writes that would change a figure of a declared year. Records that hold for several years are not among them: the
 * papers of a closed year are served from its declaration.
 */
export async function closedWrites(call: Call, resource: Resource, writes: readonly Write[]): Promise<RefusedWrite[]> {
  const declared = figureInputs.get(resource.name);
  if (!declared || declared.shared) return [];
  const reached = writes.map((write) => yearsOfWrite(resource, declared, write).map(({ from }) => from));
  const years = [...new Set(reached.flat())].sort();
  if (years.length === 0) return [];
  // Registers are held by their group of months already.
  if (!registerInputs.has(resource.name)) for (const year of years) await call.records.lock(declareKey(year));
  const closed = await closedYears(call, years);
  if (closed.size === 0) return [];
  const { field } = declared;
  return reached.flatMap((of, at) =>
    of.some((year) => closed.has(year)) ? [{ at, field, fault: channelClosed(field) }] : [],
  );
}
