import { bookedEntries } from '../../finance';
import { enterpriseYear } from '../../enterprise';
import { sum, yuan } from '../../kernel/money';
import { idsIn, joinedIds, withShownValues, type Call, type RecordOf } from '../../records';
import { highTechProduct } from '../high-tech-product';
import { intellectualProperty } from '../intellectual-property';
import { productFindings, shareText, type ProductFinding } from '../product-findings';
import { productIncome } from '../product-income';
import { productSales, revenueEntries, type IncomeEntry, type MonthIncome } from '../product-sales';
import { propertiesOn } from '../property-counts';
import { outputRegisters } from './registers';

export interface ProductLine {
  readonly productId: string;
  readonly code: string;
  readonly name: string;
  readonly main: string;
  readonly months: readonly MonthIncome[];
  /** 元 */
  readonly total: string;
}

export interface ProductStanding {
  readonly year: string;
  readonly products: readonly ProductLine[];
  /** Income of all products, 元. */
  readonly income: string;
  /** 总收入, 元; null where it is neither typed nor booked. */
  readonly totalIncome: string | null;
  /** `typed`: 收入总额 − 不征税收入 of the enterprise year; `vouchers`: revenue booked, without other income. */
  readonly totalFrom: 'typed' | 'vouchers' | null;
  /** `62.50%` */
  readonly share: string | null;
  readonly findings: readonly ProductFinding[];
}

/** The income of high-tech products in a year, its share in all income, and what a reviewer would object to. */
export async function productStanding(call: Call, { year }: { readonly year: string }): Promise<ProductStanding> {
  const { records } = call;
  const products = await records.find(highTechProduct);
  const entries: IncomeEntry[] = (
    await bookedEntries(call, [{ field: 'month', is: 'likeRight', value: `${year}-` }])
  ).map((entry) => ({ ...entry, month: entry.month ?? '', subjectName: entry.subjectName ?? '' }));
  const typed = await records.find(productIncome, { where: [{ field: 'month', is: 'likeRight', value: `${year}-` }] });
  const { properties, deals } = await outputRegisters(call);
  const { class1, class2 } = propertiesOn(properties, deals, `${year}-12-31`);
  const held = new Set([...class1, ...class2].map(({ id }) => id));
  const codes = new Map(properties.map(({ id, code }) => [id, code] as const));
  const sales = productSales(products, entries, typed);
  const judged = sales.map((each, at) => {
    const { iprCodes, attachment } = products[at]!;
    const of = (isHeld: boolean) =>
      idsIn(iprCodes).flatMap((id) => (held.has(id) === isHeld ? (codes.get(id) ?? []) : []));
    return { ...each, held: of(true), notHeld: of(false), hasAttachment: idsIn(attachment).length > 0 };
  });
  const income = sum([yuan('0'), ...sales.map(({ total }) => yuan(total))]).toString();
  const whole = await totalIncomeOf(call, year, entries);
  return {
    year,
    products: sales.map(({ product: { id, code, name, main }, months, total }) => ({
      productId: id,
      ...{ code, name, main, months, total },
    })),
    income,
    totalIncome: whole?.amount ?? null,
    totalFrom: whole?.from ?? null,
    share: shareText(income, whole?.amount ?? null),
    findings: productFindings(judged, whole?.amount ?? null),
  };
}

/** 总收入 = 收入总额 − 不征税收入 (国科发火〔2016〕195号 三（四）); booked revenue where that is not typed. */
async function totalIncomeOf(
  call: Call,
  year: string,
  entries: readonly IncomeEntry[],
): Promise<{ amount: string; from: 'typed' | 'vouchers' } | null> {
  const [stated] = await call.records.findByKeys(enterpriseYear, [{ year }]);
  if (stated?.totalRevenue) {
    const amount = yuan(stated.totalRevenue).minus(yuan(stated.nonTaxableIncome ?? '0'));
    return { amount: amount.toString(), from: 'typed' };
  }
  const revenue = revenueEntries(entries).map(({ creditAmount }) => yuan(creditAmount ?? '0'));
  return revenue.length > 0 ? { amount: sum(revenue).toString(), from: 'vouchers' } : null;
}

/** The properties of these ids, as their detail shows them; unknown ids are passed over. */
export async function productProperties(
  call: Call,
  { ids }: { readonly ids: string },
): Promise<RecordOf<typeof intellectualProperty>[]> {
  const where = [{ field: 'id', is: 'in', value: joinedIds(ids) }] as const;
  return withShownValues(call, intellectualProperty, await call.records.find(intellectualProperty, { where }));
}
