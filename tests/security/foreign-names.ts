import { tenantResources as resources } from './tenant-resources';
import { referencesOf, type Resource } from '@rdm/core/internal/records';
import type { FilledTenant } from './filled-tenant';
import { asksAll } from './places-asked';
import { UNKNOWN, type OpenCall } from './strange-calls';

/** The prefix of every text the other tenant has entered. */
export const MARK = '甲密';

/** The records named most often. */
const often = [
  'blade-rdm/project',
  'blade-rdm/projectreport',
  'blade-rdm/entpersonnel',
  'blade-rdm/attachment',
  'blade-rdm/financialaccount',
];

/**
 * Ids of the other tenant that fit a place; for a workbook also the codes people write. A place that takes any text is
 * tested with one record; one that takes an id, with those its path and its own name speak of, else those named most
 * often, and with some of the rest; what is not spoken of in turn, so that over all places every record is used many
 * times.
 */
export function foreignNames(victim: FilledTenant): (each: OpenCall) => string[] {
  const idOf = (name: string) => String(victim.records.get(name)!.id);
  const all = [...victim.records.keys()];
  const next = turnsThrough(all);
  const nextOften = turnsThrough(often);
  const ofAny = ({ name, path }: OpenCall): string[] => {
    if (asksAll) return all.map(idOf);
    const [, place = '', stem = place] = /[?{]((\w+?)(?:Ids?)?(?:_in)?)(?:}|$| )/.exec(name) ?? [];
    if (!/^(?:ids?|key|code|\w+Ids?(?:_in)?)$/.test(place)) return next(1).map(idOf);
    const spoken = all.filter((each) => `${path}/`.startsWith(`/api/${each}/`) || speaksOf(stem.toLowerCase(), each));
    return [...new Set([...spoken, ...(spoken.length > 0 ? nextOften(2) : often), ...next(2)])].map(idOf);
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

/** Whether what stands before `Id` in a parameter means the resource: `projectId`, `leadProjectId`, `reportId`. */
function speaksOf(stem: string, resource: string): boolean {
  const own = resource.split('/').at(-1)!;
  return stem.length > 3 && (own.endsWith(stem) || stem.endsWith(own));
}

/** Gives the next few, round robin. */
function turnsThrough<T>(all: readonly T[]): (count: number) => T[] {
  let turn = 0;
  return (count) => Array.from({ length: count }, () => all[turn++ % all.length]!);
}

/** The fields by which workbooks name records of a resource, except where an import creates missing records. */
function writtenFor(resource: Resource): string[] {
  const references = resources.flatMap(referencesOf).filter(([, field]) => field.to === resource.name);
  return [...new Set(references.filter(([, field]) => !field.createsMissing).map(([, field]) => field.by))];
}
