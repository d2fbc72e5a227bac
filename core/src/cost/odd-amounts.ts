import { fill, text } from '../kernel';
import { yuan } from '../kernel/money';
import type { DraftValues, RowFault } from '../records';
import type { fixedAsset } from './entities/fixed-asset';
import type { material } from './entities/material';
import type { personnelSalary } from './entities/personnel-salary';

const OTHER_PRODUCT = text(
  '金额与数量×单价（{product}）相差超过1分，请核对',
  'The amount differs from quantity times price, {product}, by more than a cent; check it',
);
const NO_QUANTITY = text('数量为0，请核对', 'The quantity is 0; check it');
const RETURNED_TWICE = text(
  '退料已表示减少，数量为负会变成增加，请核对',
  'A return is subtracted already, so a negative quantity adds; check it',
);
const ODD_PRICE = text('单价为0或负数，请核对', 'The price is zero or negative; check it');
const NEGATIVE_PAY = text('金额为负数，请核对', 'The amount is negative; check it');
const NO_PAY = text('工资和其他各项都为0，请核对', 'Wages and all other amounts are zero; check it');
const NO_VALUE = text('原值为0，请核对', 'The original value is 0; check it');

/** A finding of one row that is written all the same. */
type Finding = Pick<RowFault, 'field' | 'message'>;

const isNegative = (value: string) => yuan(value).compare(yuan('0')) < 0;
const isZero = (value: string) => yuan(value).isZero();

/** Findings about a slip of material; issues of a negative quantity correct others in red and are not odd. */
export function oddMaterial({ qty, price, amount, direction }: DraftValues<typeof material>): readonly Finding[] {
  const found: Finding[] = [];
  if (!qty || !price) return found;
  if (isZero(qty)) found.push({ field: 'qty', message: NO_QUANTITY });
  if (isNegative(qty) && direction === 'return') found.push({ field: 'qty', message: RETURNED_TWICE });
  if (isZero(price) || isNegative(price)) found.push({ field: 'price', message: ODD_PRICE });
  if (!amount) return found;
  const product = yuan(price).times(qty);
  const off = product.minus(yuan(amount));
  if (off.max(off.negate()).compare(yuan('0.01')) > 0) {
    found.push({ field: 'amount', message: fill(OTHER_PRODUCT, { product: product.toString() }) });
  }
  return found;
}

const pay = ['wages', 'socialInsurance', 'labour', 'welfare'] as const;

/** Findings about what a person is paid in a month; empty amounts are not there and say nothing. */
export function oddPay(values: DraftValues<typeof personnelSalary>): readonly Finding[] {
  const given = pay.flatMap((field) => (values[field] ? [{ field, value: values[field] }] : []));
  if (given.length > 0 && given.every(({ value }) => isZero(value)))
    return [{ field: given[0]!.field, message: NO_PAY }];
  return given.flatMap(({ field, value }) => (isNegative(value) ? [{ field, message: NEGATIVE_PAY }] : []));
}

/** Findings about a fixed asset; a negative original value is an error already. */
export const oddAsset = ({ originalValue }: DraftValues<typeof fixedAsset>): readonly Finding[] =>
  originalValue && isZero(originalValue) ? [{ field: 'originalValue', message: NO_VALUE }] : [];

/** The findings about each of the rows, as warnings. */
export const warningsOf = <V>(
  rows: readonly { readonly values: V }[],
  findings: (values: V) => readonly Finding[],
): RowFault[] =>
  rows.flatMap(({ values }, at) => findings(values).map((found) => ({ ...found, at, level: 'warning' as const })));
