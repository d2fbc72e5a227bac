import { columnOf, type Resource, type StoredRecord } from '@rdm/core/internal/records';
import { sum, yuan } from '@rdm/core/money';
import { isDecimal } from '../../components';
import { isAmount } from '../record-text';

/**
 * What the amount columns of a list come to over these records, by field; what was returned counts against what was
 * issued. A column with an amount that cannot be read, e.g. a masked one, has no total.
 */
export function amountTotals(resource: Resource, records: readonly StoredRecord[]): Readonly<Record<string, string>> {
  const fields = resource.columns.filter((name) => {
    const column = columnOf(resource, name);
    return column !== null && 'field' in column && isAmount(column.field);
  });
  return Object.fromEntries(
    fields.flatMap((name) => {
      const amounts = records.map((record) => signed(record, String(record[name] ?? '')));
      return amounts.every((amount) => amount === '' || isDecimal(amount))
        ? [[name, sum(amounts.filter((amount) => amount !== '').map((amount) => yuan(amount))).toString()]]
        : [];
    }),
  );
}

/** Material that was returned is registered with a positive amount. */
const signed = ({ direction }: StoredRecord, amount: string) =>
  direction === 'return' && isDecimal(amount) ? yuan(0).minus(yuan(amount)).toString() : amount;
