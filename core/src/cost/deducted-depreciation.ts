import { grouped, text, type Text } from '../kernel';
import { monthsBetween, monthsOfYear, type Month } from '../kernel/calendar';
import { addUp, sum, yuan } from '../kernel/money';
import { depreciationDeducted, isCoveredYear } from '../tax';
import type { CostWarnings } from './cost-warning';
import {
  amountIn,
  assetSchedules,
  isAsBooked,
  isOneOff,
  type AssetSchedule,
  type AssetSchedules,
} from './fixed-asset-schedule';
import type { BookedDepreciationRow, FixedAssetRow } from './registers';

/** The depreciation of an asset's month that is deducted before tax; 元, 2 decimals. */
export interface DeductedMonth {
  readonly amount: string;
  /** What the accounts have for the month. */
  readonly book: string | null;
  /** The imported row the book amount is from. */
  readonly bookedId: string | null;
  /** Place in the schedule the amount is from, and its length; null where it was imported. */
  readonly period: number | null;
  readonly periods: number | null;
  readonly isAsBooked: boolean;
}

/** The depreciation of one fixed asset in the months of a year, in the accounts and for tax. */
export class DeductedDepreciation {
  readonly schedules: AssetSchedules;
  readonly #booked: ReadonlyMap<Month, readonly BookedDepreciationRow[]>;
  readonly #source: AssetSchedule | null;

  constructor(
    readonly asset: FixedAssetRow,
    readonly year: number,
    booked: readonly BookedDepreciationRow[],
  ) {
    this.schedules = assetSchedules(asset);
    this.#booked = grouped(booked, ({ month }) => month);
    this.#source = this.#countsBook() ? this.schedules.book : this.schedules.tax;
  }

  /** The year's one-off deduction begins in this month; null where the asset is not deducted at once this year. */
  get oneOffFrom(): Month | null {
    const from = this.#source === this.schedules.tax && isOneOff(this.asset) ? this.schedules.tax?.from : undefined;
    if (!from?.startsWith(`${this.year}-`) || this.schedules.tax?.monthly.length === 0) return null;
    return from;
  }

  /** Imported depreciation that lies outside of the months in which the asset depreciates. */
  isOutside(month: Month): boolean {
    const { book, tax, lastMonth } = this.schedules;
    const first = book?.from ?? tax?.from;
    return (first !== undefined && month < first) || (lastMonth !== null && month > lastMonth);
  }

  /** What the accounts have: the imported amount, else that of the schedule. */
  bookIn(month: Month): string | null {
    return (this.isOutside(month) ? null : this.importedIn(month)) ?? amountIn(this.schedules.book, month) ?? null;
  }

  importedIn(month: Month): string | null {
    const amounts = (this.#booked.get(month) ?? []).flatMap(({ amount }) => amount || []);
    return amounts.length === 0 ? null : addUp(amounts.map((amount) => yuan(amount).round().toString()));
  }

  /** Undefined in a month without depreciation for tax. */
  deductedIn(month: Month): DeductedMonth | undefined {
    if (this.isOutside(month)) return undefined;
    const imported = this.importedIn(month);
    const book = this.bookIn(month);
    const bookedId = imported === null ? null : (this.#booked.get(month)?.[0]?.id ?? null);
    const asBooked = isAsBooked(this.asset);
    if (asBooked && imported !== null && !this.#isImpaired(month)) {
      return { amount: imported, book, bookedId, period: null, periods: null, isAsBooked: true };
    }
    const source = this.#source;
    const amount = amountIn(source, month);
    if (!source || amount === undefined) return undefined;
    const [period, periods] = [monthsBetween(source.from, month) + 1, source.monthly.length];
    return { amount, book, bookedId, period, periods, isAsBooked: asBooked };
  }

  /** Warns about the imported amounts of the year that do not fit the asset; months after `through` miss none. */
  checkBooked(through: Month, warnings: CostWarnings): void {
    const { asset, year } = this;
    const months = monthsOfYear(year);
    const isImported = months.some((month) => this.#booked.has(month));
    for (const month of months) {
      const imported = this.importedIn(month);
      const id = this.#booked.get(month)?.[0]?.id ?? asset.id;
      const scheduled = amountIn(this.schedules.book, month);
      const key = `${asset.id} ${month}`;
      if (imported !== null && Number(imported) !== 0 && this.isOutside(month)) {
        warnings.add('BOOKED_OUTSIDE', key, id, outside(asset.assetsCode, month, imported));
      } else if (imported === null && isImported && month <= through && Number(scheduled ?? 0) !== 0) {
        warnings.add('BOOKED_MISSING', key, asset.id, missing(asset.assetsCode, month, scheduled!));
      } else if (imported !== null && scheduled !== undefined && isFarFrom(imported, scheduled)) {
        warnings.add('BOOKED_DIFFERS', key, id, differs(asset.assetsCode, month, imported, scheduled));
      }
    }
  }

  /** For 2016 the lower of the two counts (税总公告2015年第97号 二（一）), from 2017 what is deducted (2017年第40号 三（二）). */
  #countsBook(): boolean {
    const { book, tax } = this.schedules;
    if (!book || !tax || book === tax || !isCoveredYear(this.year)) return false;
    const ofYear = (schedule: AssetSchedule) =>
      sum(monthsOfYear(this.year).map((month) => yuan(amountIn(schedule, month) ?? '0'))).toString();
    const [inBook, forTax] = [ofYear(book), ofYear(tax)];
    return depreciationDeducted({ year: this.year, book: inBook, tax: forTax }).eligible !== forTax;
  }

  /** Whether the accounts have been lowered by an impairment, which tax does not follow. */
  #isImpaired(month: Month): boolean {
    const { impairDate, impairAmount } = this.asset;
    return Boolean(impairDate) && Number(impairAmount ?? 0) > 0 && month > impairDate!.slice(0, 7);
  }
}

/** Rounding of an accounting program stays within a few 分 and a small part of the amount. */
function isFarFrom(imported: string, scheduled: string): boolean {
  const apart = Math.abs(Number(imported) - Number(scheduled));
  return apart > 1 && apart > Math.abs(Number(scheduled)) * 0.05;
}

const outside = (code: string, month: Month, amount: string): Text =>
  text(
    `固定资产 ${code} ${month} 导入的账面折旧 ${amount} 不在折旧期间（入账次月至处置当月），未参与归集`,
    `Fixed asset ${code}: the booked depreciation ${amount} of ${month} lies outside of its life and was left out`,
  );
const missing = (code: string, month: Month, amount: string): Text =>
  text(
    `固定资产 ${code} ${month} 没有导入账面折旧，按计算的 ${amount} 归集`,
    `Fixed asset ${code} has no booked depreciation for ${month}; the calculated ${amount} was used`,
  );
const differs = (code: string, month: Month, imported: string, scheduled: string): Text =>
  text(
    `固定资产 ${code} ${month} 导入的账面折旧 ${imported} 与计算的 ${scheduled} 相差较大，请核对`,
    `Fixed asset ${code}: the booked depreciation ${imported} of ${month} is far from the calculated ${scheduled}; check it`,
  );
