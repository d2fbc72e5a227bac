import type { Period, StatedPeriod } from './stated-period';
import type { RegisterQuery } from './register-figures';
import type { ReportRegister } from './report-registers';
import {
  allRecords,
  wholly,
  withinScope,
  type Call,
  type Condition,
  type Resource,
  type StoredRecord,
} from '../../records';
import { project, seenProject } from '../../project';

/** @throws Refusal 404 if the project does not exist or is not visible to the caller */
export async function requireProject(call: Call, { projectId }: RegisterQuery): Promise<void> {
  if (projectId) await seenProject(call, projectId);
}

/** A call that sees a register as its list does: the caller's scope for the register, none for its references. */
export const asListed = (call: Call, resource: Resource): Call => withinScope(wholly(call), resource);

/** The rows of a register that match a query, restricted to a period if given. */
export async function rowsAsked(
  call: Call,
  { resource, within }: ReportRegister,
  { where = [], projectId }: RegisterQuery,
  period: Period | null,
): Promise<StoredRecord[]> {
  return allRecords(asListed(call, resource), resource, {
    where: [...where, ...(period ? within(period) : []), ...ofProject(resource, projectId)],
  });
}

/** Rows recording which project used which register row in which month, and how to read their month. */
export interface Uses extends Pick<StatedPeriod, 'monthOf'> {
  readonly rows: readonly StoredRecord[];
  /** Ids of the rows whose cost counts; null for all. */
  readonly costed: ReadonlySet<string> | null;
}

/** Uses of the rows that match a query: conditions apply to the asset, the period to the month of use. */
export async function usesAsked(
  call: Call,
  register: ReportRegister,
  query: RegisterQuery,
  period: Period | null,
): Promise<Uses> {
  const isLimited = call.caller.dataScopes?.has(register.resource.name) === true;
  const narrowed = Boolean(query.where?.length) || isLimited;
  const idsOf = (rows: readonly StoredRecord[]) => (narrowed ? new Set(rows.map(({ id }) => id)) : null);
  const { uses, monthOf } = register;
  if (uses === null) {
    const own = register.monthly ? query : { where: query.where };
    const rows = await rowsAsked(call, register, own, register.monthly ? period : null);
    return { rows: register.monthly ? rows : [], monthOf, costed: idsOf(rows) };
  }
  const assets = narrowed ? await rowsAsked(call, register, { where: query.where }, null) : [];
  const ofAssets: Condition[] = narrowed ? [{ field: uses.of, is: 'in', value: assets.map(({ id }) => id) }] : [];
  const where = [...ofAssets, ...(period ? uses.within(period) : []), ...ofProject(uses.resource, query.projectId)];
  const rows = await call.records.find(uses.resource, { where });
  // Cost may reference the asset itself where no use was recorded.
  return { rows, monthOf: uses.monthOf, costed: idsOf([...rows, ...assets]) };
}

const ofProject = ({ fields }: Resource, projectId: string | undefined): Condition[] =>
  projectId && 'projectId' in fields ? [{ field: 'projectId', is: 'equal', value: projectId }] : [];

/** Code and name of the projects referenced by rows, regardless of the caller's project scope. */
export async function projectsNamed(
  call: Call,
  rows: readonly object[],
): Promise<{ id: string; code: string; name: string }[]> {
  const ids = [
    ...new Set(
      rows.flatMap(({ projectId }: { readonly projectId?: unknown }) =>
        typeof projectId === 'string' ? [projectId] : [],
      ),
    ),
  ];
  if (ids.length === 0) return [];
  const found = await wholly(call).records.find(project, { where: [{ field: 'id', is: 'in', value: ids }] });
  return found.map(({ id, code, name }) => ({ id, code, name }));
}
