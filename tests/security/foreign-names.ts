import { tenantResources as resources } from './tenant-resources';
import { referencesOf, type Resource } from '@rdm/core/records';
import type { FilledTenant } from './filled-tenant';
import { UNKNOWN, type OpenCall } from './strange-calls';

/** Which of the two locks are on: the store's own filter, and row-level security behind it. */
export type Locks = 'both' | 'policies alone' | 'filter alone';

/** With what everything the other tenant wrote begins. */
export const MARK = '甲密';

/** RDM_FOREIGN_IDS=all asks every place, and those that take any id for every record there is. */
const asksAll = process.env.RDM_FOREIGN_IDS === 'all';
/** How many others a place is asked for in the everyday run, taken in turn. */
const IN_TURN = 3;
/** What ids name most often: every place that takes any id is asked for these. */
const often = [
  'blade-rdm/project',
  'blade-rdm/projectreport',
  'blade-rdm/entpersonnel',
  'blade-rdm/attachment',
  'blade-rdm/financialaccount',
];

/**
 * Ids of the other tenant that fit a place; in a workbook what people write for them as well. A place that takes any id
 * is asked for what ids name most often, for what its address speaks of, and for some of the rest, so that one place
 * after the other every record has its turn many times.
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
 * The places of the everyday run: all, but of those that narrow the export of a resource the id and one more, taken in
 * turn. The list beside it is narrowed by the same conditions in every place, and a workbook takes several times as long.
 */
export function placesAsked(calls: readonly OpenCall[], locks: Locks): readonly OpenCall[] {
  if (asksAll) return calls;
  // What each lock alone keeps shut, both keep shut: every fourth place shows that they do not get in each other's way.
  if (locks === 'both') return calls.filter((_, at) => at % 4 === 0);
  const narrowing = calls.filter(isTakenInTurn);
  const ofCall = (asked: string) => narrowing.filter(({ path }) => path === asked);
  const workbooks = [...new Set(narrowing.map(({ path }) => path))].map(ofCall);
  const inTurn = new Set(workbooks.map((places, at) => places[at % places.length]));
  return calls.filter((each) => !isTakenInTurn(each) || inTurn.has(each));
}

const isTakenInTurn = ({ narrowsWorkbook, name }: OpenCall) => narrowsWorkbook === true && !name.endsWith(' ?id');

/** The fields by which workbooks name records of a resource; not of those an import adds where nobody has them. */
function writtenFor(resource: Resource): string[] {
  const references = resources.flatMap(referencesOf).filter(([, field]) => field.to === resource.name);
  return [...new Set(references.filter(([, field]) => !field.createsMissing).map(([, field]) => field.by))];
}
