import type { Where } from './records';
import type { NewValues, RecordOf, Resource } from './declaration/resource';
import { faults, fill, Refusal, text } from '../kernel';
import { parseValue } from './declaration/parse-value';
import { rowMaker } from './declaration/write-records';
import type { Call } from './call';

const TOO_LARGE = text(
  '{label}合计超出可记录的范围，请核对台账和凭证中的金额',
  'The total of {label} is larger than can be recorded; check the amounts of the registers and vouchers',
);

type Values = Readonly<Record<string, unknown>>;

/**
 * Replaces the stored rows by freshly derived ones, and returns the id of each. A row whose natural key existed before
 * keeps its id, so that links to it stay valid and a rerun is idempotent; one that is as before is not written again. Rows
 * to be left unchanged are passed as `kept`. The store consumes the rows lazily as it writes them, so that only a few are
 * in memory at a time.
 */
export async function rebuildRecords<R extends Resource>(
  call: Call,
  resource: R,
  where: Where<R>,
  rows: Iterable<NewValues<R>>,
  kept: readonly RecordOf<R>[] = [],
): Promise<string[]> {
  const makeRow = rowMaker(call, resource);
  const refuseTooLarge = amountsChecked(resource);
  function* made(): Generator<RecordOf<R>> {
    yield* kept;
    for (const values of rows) {
      refuseTooLarge(values);
      yield makeRow(values);
    }
  }
  const ids = await call.records.rebuild(resource, where, made());
  return ids.slice(kept.length);
}

/** Any amount of up to so many characters fits the column. */
const SURELY_FITS = 15;

/** Refuses amounts too large to be stored: a sum may exceed the column although its parts do not. */
function amountsChecked(resource: Resource): (values: Values) => void {
  const amounts = Object.entries(resource.fields).filter(([, field]) => field.kind === 'money');
  return (values) => {
    for (const [name, field] of amounts) {
      const value = values[name];
      if (typeof value === 'string' && value.length <= SURELY_FITS) continue;
      if (parseValue(field, value).ok) continue;
      const { zh, en } = field.label;
      const message = { zh: fill(TOO_LARGE, { label: zh }).zh, en: fill(TOO_LARGE, { label: en }).en };
      throw new Refusal(faults.invalid(message));
    }
  };
}
