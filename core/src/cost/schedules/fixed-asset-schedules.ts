import { existing, type Call } from '../../records';
import { text, type Text, type Trace } from '../../kernel';
import { addMonths, monthsBetween, type Month } from '../../kernel/calendar';
import { addUp, yuan } from '../../kernel/money';
import { costResources } from '../cost-resources';
import { DeductedDepreciation } from '../deducted-depreciation';
import { bookedDepreciation, fixedAsset } from '../entities';
import { isAsBooked, type AssetSchedule } from '../fixed-asset-schedule';
import type { FixedAssetRow } from '../registers';

/** Depreciation of a month or a year in the accounts and for tax; 元, 2 decimals. */
interface Pair {
  readonly book: string;
  readonly tax: string;
  /** Tax less book. */
  readonly difference: string;
}

/** Both schedules of a fixed asset. */
export interface AssetScheduleAnswer {
  readonly assetsCode: string;
  readonly assetsName: string;
  readonly years: readonly (Pair & { readonly year: string })[];
  /** `imported`: the accounts' amount is from 账面折旧, not calculated. */
  readonly months: readonly (Pair & { readonly month: Month; readonly imported: boolean })[];
  /** What is doubtful in the record. */
  readonly findings: readonly Text[];
  /** Tax less book over the whole life, down to the months. */
  readonly trace: Trace;
}

type AssetKeys = Pick<FixedAssetRow, 'category' | 'depreciationMethod' | 'useType' | 'taxMethod' | 'taxClass'>;

/** Both schedules of a fixed asset by month and year, as its depreciation is collected from them. @throws Refusal 404 */
export async function fixedAssetSchedules(call: Call, { id }: { readonly id: string }): Promise<AssetScheduleAnswer> {
  const record = await existing(call, fixedAsset, id);
  const booked = await call.records.find(bookedDepreciation, {
    where: [{ field: 'assetsId', is: 'equal', value: id }],
    order: [{ field: 'month' }],
  });
  const { category, depreciationMethod, useType, taxMethod, taxClass } = record;
  // Dictionary fields are typed as plain text.
  const keys = { category, depreciationMethod, useType, taxMethod, taxClass } as Required<AssetKeys>;
  const asset: FixedAssetRow & { readonly assetsName: string } = { ...record, ...keys };
  return schedulesOf(asset, booked);
}

/** The same of an asset and its imported depreciation. */
function schedulesOf(
  asset: FixedAssetRow & { readonly assetsName: string },
  booked: ConstructorParameters<typeof DeductedDepreciation>[2],
): AssetScheduleAnswer {
  const byYear = new Map<string, DeductedDepreciation>();
  const ofYear = (year: string) => {
    const found = byYear.get(year) ?? new DeductedDepreciation(asset, Number(year), booked);
    byYear.set(year, found);
    return found;
  };
  const { book, tax, findings } = new DeductedDepreciation(asset, 0, booked).schedules;
  const months = monthsOf([book, tax], booked).map((month) => {
    const found = ofYear(month.slice(0, 4));
    const pair = pairOf(found.bookIn(month) ?? '0.00', found.deductedIn(month)?.amount ?? '0.00');
    return { month, imported: found.importedIn(month) !== null && !found.isOutside(month), ...pair };
  });
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].map((year) => {
    const own = months.filter(({ month }) => month.startsWith(year));
    return { year, ...pairOf(addUp(own.map((each) => each.book)), addUp(own.map((each) => each.tax))) };
  });
  const { assetsCode, assetsName } = asset;
  const trace = traceOf(asset, { book, tax }, years, months);
  return { assetsCode, assetsName, years, months, findings: findings.map(({ message }) => message), trace };
}

const pairOf = (book: string, tax: string): Pair => ({ book, tax, difference: yuan(tax).minus(yuan(book)).toString() });

/** From the first month of either schedule or import to the last. */
function monthsOf(schedules: readonly (AssetSchedule | null)[], booked: readonly { readonly month: Month }[]): Month[] {
  const ends = [
    ...schedules.flatMap((schedule) =>
      schedule && schedule.monthly.length > 0
        ? [schedule.from, addMonths(schedule.from, schedule.monthly.length - 1)]
        : [],
    ),
    ...booked.map(({ month }) => month),
  ].sort();
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: monthsBetween(first, last) + 1 }, (_, index) => addMonths(first, index));
}

const sides = {
  book: text('账面折旧', 'Depreciation in the accounts'),
  tax: text('税前扣除的折旧', 'Depreciation deducted before tax'),
} as const;
const ofMonths = text('各月之和', 'The months added up');
const ofYears = text('各年之和', 'The years added up');
const imported = text('导入的账面折旧', 'Booked depreciation as imported');
const none = text('当月不折旧', 'No depreciation in this month');

function traceOf(
  asset: FixedAssetRow,
  schedules: { readonly book: AssetSchedule | null; readonly tax: AssetSchedule | null },
  years: AssetScheduleAnswer['years'],
  months: AssetScheduleAnswer['months'],
): Trace {
  const source = { resource: costResources.fixedAsset, id: asset.id };
  const side = (name: 'book' | 'tax'): Trace => ({
    key: name,
    label: sides[name],
    value: addUp(years.map((each) => each[name])),
    formula: ofYears,
    inputs: years.map((each) => ({
      key: `${name}/${each.year}`,
      label: text(`${each.year}年`, each.year),
      value: each[name],
      formula: ofMonths,
      inputs: months
        .filter(({ month }) => month.startsWith(each.year))
        .map((ofMonth) => ({
          key: `${name}/${ofMonth.month}`,
          label: text(ofMonth.month, ofMonth.month),
          value: ofMonth[name],
          formula:
            ofMonth.imported && (name === 'book' || isAsBooked(asset))
              ? imported
              : wordsIn(schedules[name], ofMonth.month),
          inputs: [],
          source,
        })),
    })),
  });
  const [tax, book] = [side('tax'), side('book')];
  return {
    key: 'difference',
    label: text('税会差异', 'Difference of tax and accounts'),
    value: yuan(tax.value).minus(yuan(book.value)).toString(),
    formula: text('税前扣除的折旧 − 账面折旧', 'Deducted before tax − in the accounts'),
    basis: { document: '税总公告2017年第40号', article: '第三条第（二）项' },
    inputs: [tax, book],
  };
}

/** How the amount of a month was found: the stretch of the schedule it lies in. */
function wordsIn(schedule: AssetSchedule | null, month: Month): Text {
  const period = schedule ? monthsBetween(schedule.from, month) + 1 : 0;
  if (!schedule || period < 1 || period > schedule.monthly.length) return none;
  const stretch = schedule.stretches.findLast((each) => each.month <= period);
  if (!stretch) return none;
  const place = period - stretch.month + 1;
  return text(`${stretch.words.zh}，第 ${place} 期`, `${stretch.words.en}, month ${place}`);
}
