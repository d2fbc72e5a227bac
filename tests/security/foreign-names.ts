import { tenantResources as resources } from './tenant-resources';
import { referencesOf, type Resource } from '@rdm/core/internal/records';
import type { FilledTenant } from './filled-tenant';
import { UNKNOWN, type OpenCall } from './strange-calls';

/** Which of the two locks are active: the store's own tenant filter, and row-level security behind it. */
export type Locks = 'both' | 'policies alone' | 'filter alone';

/** The prefix of every text the other tenant has entered. */
export const MARK = '甲密';

/** RDM_FOREIGN_IDS=all tests every place, and those that take any id with every existing record. */
const asksAll = process.env.RDM_FOREIGN_IDS === 'all';
/** How many further records such a place is tested with in the everyday run, round robin. */
const IN_TURN = 3;
/** The records named most often: every place that takes any id is tested with these. */
const often = [
  'blade-rdm/project',
  'blade-rdm/projectreport',
  'blade-rdm/entpersonnel',
  'blade-rdm/attachment',
  'blade-rdm/financialaccount',
];

/**
 * Ids of the other tenant that fit a place; for a workbook also the codes people write. A place that takes any id is
 * tested with the records named most often, with those of its path, and with some of the rest, round robin, so that
 * over all places every record is used many times.
 */
export function foreignNames(victim: FilledTenant): (each: OpenCall) => string[] {
  const idOf = (name: string) => String(victim.records.get(name)!.id);
  const rest = [...victim.records.keys()].filter((name) => !often.includes(name));
  let turn = 0;
  const ofAny = ({ path }: OpenCall): string[] => {
    if (asksAll) return [...victim.records.keys()].map(idOf);
    const spoken = rest.filter((name) => `${path}/`.startsWith(`/api/${name}/`));
    const inTurn = Array.from({ length: IN_TURN }, () => rest[turn++ % rest.length]!);
    return [...new Set([...often, ...spoken, ...inTurn])].map(idOf);
  };
  return (each) => {
    const { of } = each;
    if (of === 'any') return ofAny(each);
    const record = victim.records.get(of.name);
    if (!record) return [];
    const written = each.with(UNKNOWN).sheet ? writtenFor(of) : [];
    return [String(record.id), ...written.map((name) => String(record[name])).filter((code) => code.includes(MARK))];
  };
}

/**
 * The places of the everyday run. Each lock alone is tested in every second place, the two in turn, and both together in
 * every fourth: both locks are of the store and not of a place. Of the places that filter the export of a resource only
 * the id and one more, round robin, are tested: the list beside it takes the same filters in every place, and a workbook
 * takes several times as long.
 */
export function placesAsked(calls: readonly OpenCall[], locks: Locks): readonly OpenCall[] {
  if (asksAll) return calls;
  const { every, from } = shares[locks];
  const narrowing = calls.filter(isTakenInTurn);
  const ofCall = (asked: string) => narrowing.filter(({ path }) => path === asked);
  const workbooks = [...new Set(narrowing.map(({ path }) => path))].map(ofCall);
  const inTurn = new Set(workbooks.map((places, at) => places[at % places.length]));
  return calls.filter((each) => !isTakenInTurn(each) || inTurn.has(each)).filter((_, at) => at % every === from);
}

const shares: Readonly<Record<Locks, { readonly every: number; readonly from: number }>> = {
  'policies alone': { every: 2, from: 0 },
  'filter alone': { every: 2, from: 1 },
  both: { every: 4, from: 0 },
};

const isTakenInTurn = ({ narrowsWorkbook, name }: OpenCall) => narrowsWorkbook === true && !name.endsWith(' ?id');

/** The fields by which workbooks name records of a resource, except where an import creates missing records. */
function writtenFor(resource: Resource): string[] {
  const references = resources.flatMap(referencesOf).filter(([, field]) => field.to === resource.name);
  return [...new Set(references.filter(([, field]) => !field.createsMissing).map(([, field]) => field.by))];
}
