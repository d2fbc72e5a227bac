import { accessOf, type Access, type AreaCalls } from '../records';
import { areaCalls } from './area-calls';
import type { AreaPorts } from './ports';

const accessOfCalls = (calls: AreaCalls) =>
  Object.fromEntries(Object.entries(calls).map(([name, { needs }]) => [name, accessOf(needs)]));

/** The access each special call requires, by area and call. */
export const areaAccess = Object.fromEntries(
  Object.entries<AreaCalls>(areaCalls).map(([area, calls]) => [area, accessOfCalls(calls)]),
) as { readonly [Area in keyof AreaPorts]: Readonly<Record<keyof AreaPorts[Area], Access>> };
