import { text, type Text, type Trace } from '../../kernel';
import { addMonths, monthsBetween, type Month } from '../../kernel/calendar';
import { addUp, yuan } from '../../kernel/money';
import type { CostPart } from '../cost-part';
import type { AssetSchedule, AssetSchedules } from '../fixed-asset-schedule';

/** Depreciation or amortisation of a month or a year in the accounts and for tax; 元, 2 decimals. */
interface Pair {
  readonly book: string;
  readonly tax: string;
  /** Tax less book. */
  readonly difference: string;
}

/** Both schedules of an asset. */
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

/** An asset with its schedules, as its cost is collected from them. */
export interface ScheduledAsset {
  readonly assetsCode: string;
  readonly assetsName: string;
  readonly source: CostPart['source'];
  readonly schedules: AssetSchedules;
  readonly sides: { readonly book: Text; readonly tax: Text; readonly none: Text };
  readonly basis: NonNullable<Trace['basis']>;
  /** Months with an imported amount. */
  readonly imported: readonly Month[];
  /** `importedSides`: the sides whose amount is the imported one. */
  ofMonth(month: Month): {
    readonly book: string;
    readonly tax: string;
    readonly importedSides: readonly ('book' | 'tax')[];
  };
}

/** Both schedules by month and year, with their trace. */
export function scheduleAnswer(asset: ScheduledAsset): AssetScheduleAnswer {
  const { assetsCode, assetsName, schedules } = asset;
  const { book, tax, findings } = schedules;
  const months = monthsOf([book, tax], asset.imported).map((month) => {
    const found = asset.ofMonth(month);
    return { month, imported: found.importedSides.length > 0, ...pairOf(found.book, found.tax) };
  });
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].map((year) => {
    const own = months.filter(({ month }) => month.startsWith(year));
    return { year, ...pairOf(addUp(own.map((each) => each.book)), addUp(own.map((each) => each.tax))) };
  });
  const trace = traceOf(asset, years, months);
  return { assetsCode, assetsName, years, months, findings: findings.map(({ message }) => message), trace };
}

const pairOf = (book: string, tax: string): Pair => ({ book, tax, difference: yuan(tax).minus(yuan(book)).toString() });

/** From the first month of either schedule or import to the last. */
function monthsOf(schedules: readonly (AssetSchedule | null)[], imported: readonly Month[]): Month[] {
  const ends = [
    ...schedules.flatMap((schedule) =>
      schedule && schedule.monthly.length > 0
        ? [schedule.from, addMonths(schedule.from, schedule.monthly.length - 1)]
        : [],
    ),
    ...imported,
  ].sort();
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: monthsBetween(first, last) + 1 }, (_, index) => addMonths(first, index));
}

const ofMonths = text('各月之和', 'Total of the months');
const ofYears = text('各年之和', 'Total of the years');
const asImported = text('导入的账面折旧', 'Booked depreciation as imported');

function traceOf(
  asset: ScheduledAsset,
  years: AssetScheduleAnswer['years'],
  months: AssetScheduleAnswer['months'],
): Trace {
  const { source, sides, schedules, basis } = asset;
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
          formula: asset.ofMonth(ofMonth.month).importedSides.includes(name)
            ? asImported
            : (wordsIn(schedules[name], ofMonth.month) ?? sides.none),
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
    formula: text(`${sides.tax.zh} − ${sides.book.zh}`, 'Deducted before tax − in the accounts'),
    basis,
    inputs: [tax, book],
  };
}

/** How the amount of a month was found: the stretch of the schedule it lies in. */
function wordsIn(schedule: AssetSchedule | null, month: Month): Text | null {
  const period = schedule ? monthsBetween(schedule.from, month) + 1 : 0;
  if (!schedule || period < 1 || period > schedule.monthly.length) return null;
  const stretch = schedule.stretches.findLast((each) => each.month <= period);
  if (!stretch) return null;
  const place = period - stretch.month + 1;
  return text(`${stretch.words.zh}，第 ${place} 期`, `${stretch.words.en}, month ${place}`);
}
