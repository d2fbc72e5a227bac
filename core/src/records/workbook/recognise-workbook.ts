import { fill, text, type SheetContent } from '../../kernel';
import type { Call } from '../call';
import type { Resource } from '../declaration/resource';
import { writtenHeading } from '../layout/heading';
import { columnPlaces } from './column-places';
import { requiredInWorkbook } from './sheet-columns';

const BY_HEADINGS = text('按列名识别为“{label}”', 'Recognised as {label} by its headings');
const SEVERAL = text('列名同样符合{labels}', 'Its headings fit {labels} alike');
const NONE = text(
  '列名不符合任何登记表的模板，请选择登记表并对应各列',
  'Its headings fit the template of no register; choose the register and map the columns',
);
const NOT_ALLOWED = text(
  '列名属于“{label}”，您没有导入它的权限',
  'Its headings are those of {label}, which you may not import',
);

/** The register a workbook was recognised as. */
export interface Recognition {
  /** Name of the resource to import into; null where the headings do not determine it. */
  readonly resource: string | null;
  /** Names of the resources the caller may import whose headings fit equally well, the likeliest first. */
  readonly candidates: readonly string[];
  /**
   * `headings`: recognised. `several`: the candidates fit equally well. `none`: no register has all its required
   * headings present. `notAllowed`: recognised, but the caller may not import it. `unreadable`: not a workbook.
   */
  readonly reason: 'headings' | 'several' | 'none' | 'notAllowed' | 'unreadable';
  /** The reason as a message in the caller's language. */
  readonly why: string;
}

interface Fit {
  readonly register: Resource;
  /** Number of the register's columns that are in the sheet. */
  readonly named: number;
  readonly missing: number;
}

/**
 * Recognises the register of a sheet by its headings: all required ones are present, and of such registers the one with
 * the most headings present is taken, then the one with the fewest missing. All with the most are candidates, because a
 * file name may decide otherwise. Registers the caller may not import are recognised, but never returned.
 */
export function recogniseWorkbook(
  { caller, language }: Pick<Call, 'caller' | 'language'>,
  sheet: SheetContent,
  registers: readonly Resource[],
): Recognition {
  const fits = registers.flatMap((register) => fitOf(register, sheet) ?? []);
  const most = Math.max(...fits.map(({ named }) => named));
  const [best, ...equal] = fits.filter(({ named }) => named === most).sort((one, other) => one.missing - other.missing);
  if (!best) return { resource: null, candidates: [], reason: 'none', why: NONE[language] };

  const mayImport = ({ register }: Fit) => caller.permissions.has(register.permissions.import);
  const label = best.register.label[language];
  const candidates = [best, ...equal].filter(mayImport);
  const names = candidates.map(({ register }) => register.name);
  if (!mayImport(best)) {
    return {
      resource: null,
      candidates: names,
      reason: 'notAllowed',
      why: fill(NOT_ALLOWED, { label })[language],
    };
  }
  const isSure = equal.every(({ missing }) => missing > best.missing);
  const labels = candidates.map(({ register }) => register.label[language]).join('、');
  return isSure
    ? {
        resource: best.register.name,
        candidates: names,
        reason: 'headings',
        why: fill(BY_HEADINGS, { label })[language],
      }
    : { resource: null, candidates: names, reason: 'several', why: fill(SEVERAL, { labels })[language] };
}

function fitOf(register: Resource, sheet: SheetContent): Fit | null {
  const places = columnPlaces(register, sheet);
  const missing = places.filter(({ at }) => at < 0);
  const headings = (sheet.rows[0] ?? []).filter((cell) => writtenHeading(cell) !== '').length;
  // A file of which most columns are unknown is another program's, whose few common words fit many registers.
  const isForeign = 2 * (places.length - missing.length) < headings;
  const lacks = missing.some(({ column }) => 'field' in column && requiredInWorkbook(column.field));
  return lacks || isForeign || missing.length === places.length
    ? null
    : { register, named: places.length - missing.length, missing: missing.length };
}
