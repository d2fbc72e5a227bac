import { added, compared, faults, rational, Refusal, text, zero, type Text } from '../kernel';
import {
  hooksOn,
  wholly,
  type Call,
  type FieldOf,
  type HooksByName,
  type Resource,
  type StoredRecord,
} from '../records';

/** A resource whose rows each hold a share, in percent, of a whole. */
interface SharesOfWhole<R extends Resource> {
  readonly resource: R;
  readonly share: FieldOf<R>;
  /** The reference to what is shared; rows that agree in it, and in `within`, share one whole. */
  readonly of: FieldOf<R>;
  readonly within?: FieldOf<R>;
  /** Said of a share that goes beyond 100%. */
  readonly over: Text;
}

type Row = Readonly<Record<string, unknown>>;

const NOT_A_SHARE = text('比例必须大于0', 'The share must be above 0');
const whole = rational('100');

/** Hooks that keep the shares of a whole above 0 and together at 100% at most, entered one by one or imported. */
export function sharesOfWhole<R extends Resource>(declared: SharesOfWhole<R>): HooksByName {
  const { resource, share, of, within, over } = declared;
  const keyOf = (row: Row) => JSON.stringify([row[of], within ? row[within] : null]);
  const sharing = async (call: Call, wholes: readonly unknown[]): Promise<StoredRecord[]> =>
    wholes.length === 0
      ? []
      : wholly(call).records.find<Resource>(resource, { where: [{ field: of, is: 'in', value: wholes.map(String) }] });
  const faultOf = (values: Row, others: readonly Row[]) => {
    if (!values[share]) return null;
    const own = rational(String(values[share]));
    if (compared(own, zero) <= 0) return { field: share, message: NOT_A_SHARE };
    const beside = others.filter((row) => keyOf(row) === keyOf(values));
    const sum = beside.reduce((shares, row) => added(shares, rational(String(row[share]))), own);
    return compared(sum, whole) > 0 ? { field: share, message: over } : null;
  };
  return hooksOn<Resource>(resource, {
    beforeSubmit: async (call, values: Row, before) => {
      const stored = await sharing(call, values[of] ? [values[of]] : []);
      const fault = faultOf(
        values,
        stored.filter(({ id }) => id !== before?.id),
      );
      if (fault) throw new Refusal(faults.invalid(fault.message, [fault]));
    },
    reviewImport: async (call, rows) => {
      const wholes = rows.flatMap(({ values }) => (values as Row)[of] ?? []);
      const written = new Set(rows.flatMap(({ before }) => before?.id ?? []));
      const taken: Row[] = (await sharing(call, [...new Set(wholes)])).filter(({ id }) => !written.has(id));
      return rows.flatMap(({ values }, at) => {
        const fault = faultOf(values, taken);
        if ((values as Row)[share]) taken.push(values);
        return fault ? [{ at, ...fault }] : [];
      });
    },
  });
}
