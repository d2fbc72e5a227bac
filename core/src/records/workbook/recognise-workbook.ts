import { fill, text, type SheetContent } from '../../kernel';
import type { Call } from '../call';
import type { Resource } from '../declaration/resource';
import { columnPlaces } from './column-places';
import { requiredInWorkbook } from './sheet-columns';
import type { Recognition } from './workbooks-port';

const BY_HEADINGS = text('按列名识别为“{label}”', 'Recognised as {label} by its headings');
const SEVERAL = text('列名同样符合{labels}', 'Its headings fit {labels} alike');
const NONE = text(
  '列名不符合任何登记表，请核对第1行的列名或按文件名选择',
  'Its headings fit no register; check row 1, or choose by the file name',
);
const NOT_ALLOWED = text(
  '列名属于“{label}”，您没有导入它的权限',
  'Its headings are those of {label}, which you may not import',
);

interface Fit {
  readonly register: Resource;
  /** Columns of the register that stand in the sheet. */
  readonly named: number;
  readonly missing: number;
}

/**
 * The register a sheet is of, by its headings: all required ones are there, and of such registers it is the one most of
 * whose headings stand there. Of several equal ones the one that misses the fewest of its own is meant, unless a file
 * name says otherwise: so they are all named. Registers nobody may import by this caller are known, but never answered.
 */
export function recogniseWorkbook(call: Call, sheet: SheetContent, registers: readonly Resource[]): Recognition {
  const fits = registers.flatMap((register) => fitOf(register, sheet) ?? []);
  const most = Math.max(...fits.map(({ named }) => named));
  const [best, ...equal] = fits.filter(({ named }) => named === most).sort((one, other) => one.missing - other.missing);
  if (!best) return { resource: null, candidates: [], reason: 'none', why: NONE[call.language] };

  const mayImport = ({ register }: Fit) => call.caller.permissions.has(register.permissions.import);
  const label = best.register.label[call.language];
  const candidates = [best, ...equal].filter(mayImport);
  const names = candidates.map(({ register }) => register.name);
  if (!mayImport(best)) {
    return {
      resource: null,
      candidates: names,
      reason: 'notAllowed',
      why: fill(NOT_ALLOWED, { label })[call.language],
    };
  }
  const isSure = equal.every(({ missing }) => missing > best.missing);
  const labels = candidates.map(({ register }) => register.label[call.language]).join('、');
  return isSure
    ? {
        resource: best.register.name,
        candidates: names,
        reason: 'headings',
        why: fill(BY_HEADINGS, { label })[call.language],
      }
    : { resource: null, candidates: names, reason: 'several', why: fill(SEVERAL, { labels })[call.language] };
}

function fitOf(register: Resource, sheet: SheetContent): Fit | null {
  const places = columnPlaces(register, sheet);
  const missing = places.filter(({ at }) => at < 0);
  const lacks = missing.some(({ column }) => 'field' in column && requiredInWorkbook(column.field));
  return lacks || missing.length === places.length
    ? null
    : { register, named: places.length - missing.length, missing: missing.length };
}
