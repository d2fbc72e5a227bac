import { text, type Text } from '../kernel';
import { addMonths, isDate, monthOf, monthsBetween, type Month } from '../kernel/calendar';
import { formatMoney, sum, yuan, type Amount } from '../kernel/money';
import { depreciationSchedule, isLife, minimumLives, shortenedLife, type DepreciationMethod } from '../tax';
import type { FixedAssetRow } from './registers';

/** Depreciation month by month from `from` on; 元, 2 decimals. */
export interface AssetSchedule {
  readonly from: Month;
  readonly monthly: readonly string[];
  /** How the amounts of a stretch of months are found; the first begins with month 1. */
  readonly stretches: readonly { readonly month: number; readonly words: Text }[];
}

/** What is doubtful about an asset's record, or keeps its depreciation from being calculated. */
export interface ScheduleFinding {
  readonly code: 'ASSET_INCOMPLETE' | 'NO_UNITS' | 'ASSET_DOUBTFUL';
  readonly message: Text;
}

/** The two schedules of a fixed asset; null where its record does not say enough. */
export interface AssetSchedules {
  readonly book: AssetSchedule | null;
  readonly tax: AssetSchedule | null;
  /** The last month with depreciation, if the asset was disposed of. */
  readonly lastMonth: Month | null;
  readonly findings: readonly ScheduleFinding[];
}

export const isOneOff = ({ taxMethod }: FixedAssetRow): boolean => taxMethod === 'oneOff';

/** Whether depreciation for tax is what the accounts have. */
export const isAsBooked = ({ taxMethod }: FixedAssetRow): boolean => !taxMethod || taxMethod === 'asBooked';

/**
 * Depreciation of a fixed asset in the accounts and for tax. Both begin in the month after 入账 (for tax: after 投入使用, if
 * that is stated) and end with the month of disposal (企业所得税法实施条例 第五十九条). A changed life holds from the next month for
 * what is left (企业会计准则第28号, prospectively) and an impairment lowers the accounts alone (实施条例 第五十六条, 税总公告2014年第29号
 * 五(三)). For tax at once: the whole value in the month after first use (税总公告2018年第46号 二); a shortened life is at
 * least 60% of the minimum (实施条例 第九十八条).
 */
export function assetSchedules(asset: FixedAssetRow): AssetSchedules {
  const findings: ScheduleFinding[] = [];
  const lastMonth = monthIn(asset.disposeDate);
  const facts = factsOf(asset, findings);
  if (!facts) return { book: null, tax: null, lastMonth, findings };
  const events = eventsOf(asset, findings);
  const book = bookOf(asset, facts, events, findings);
  const unimpaired = events.some(({ loss }) => loss) ? events.filter(({ loss }) => !loss) : events;
  const tax = isAsBooked(asset)
    ? unimpaired === events
      ? book
      : bookOf(asset, facts, unimpaired, [])
    : taxOf(asset, facts, findings);
  if (isAsBooked(asset)) checkBookLife(asset, findings);
  return { book: until(book, lastMonth), tax: until(tax, lastMonth), lastMonth, findings };
}

/** The amount of a month; undefined outside of the schedule. */
export const amountIn = (schedule: AssetSchedule | null, month: Month): string | undefined =>
  schedule?.monthly[monthsBetween(schedule.from, month)];

interface Facts {
  readonly original: Amount<'yuan'>;
  readonly residual: Amount<'yuan'>;
  readonly start: Month;
  readonly months: number;
}

interface Event {
  /** The first month it has an effect on. */
  readonly from: Month;
  /** Months left from then on, for a changed life. */
  readonly months?: number;
  /** Impairment. */
  readonly loss?: Amount<'yuan'>;
}

const monthIn = (date: unknown): Month | null => (isDate(date) ? monthOf(date) : null);
const isAbove = (value: unknown): value is string => Number(value ?? 0) > 0;

function factsOf(asset: FixedAssetRow, findings: ScheduleFinding[]): Facts | null {
  const { assetsCode, originalValue, residualRate } = asset;
  const [booked, months] = [monthIn(asset.inaccountDate), Number(asset.depreciationMonths ?? 0)];
  const rate = Number(residualRate || '0');
  if (booked === null || !isAbove(originalValue) || !isLife(months) || !(rate >= 0 && rate <= 100)) {
    findings.push({ code: 'ASSET_INCOMPLETE', message: incomplete(assetsCode) });
    return null;
  }
  const original = yuan(originalValue);
  const residual = original
    .times(residualRate || '0')
    .dividedBy(100)
    .round();
  return { original, residual, start: addMonths(booked, 1), months };
}

function eventsOf(asset: FixedAssetRow, findings: ScheduleFinding[]): Event[] {
  const events: Event[] = [];
  const [changed, impaired] = [monthIn(asset.changeDate), monthIn(asset.impairDate)];
  const months = Number(asset.changeMonths ?? 0);
  if (changed !== null && isLife(months)) events.push({ from: addMonths(changed, 1), months });
  else if (changed !== null || asset.changeMonths) findings.push(doubtful(halfChange(asset.assetsCode)));
  if (impaired !== null && isAbove(asset.impairAmount)) {
    events.push({ from: addMonths(impaired, 1), loss: yuan(asset.impairAmount).round() });
  } else if (impaired !== null || isAbove(asset.impairAmount))
    findings.push(doubtful(halfImpairment(asset.assetsCode)));
  return events.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.months ? -1 : 1));
}

function bookOf(
  asset: FixedAssetRow,
  { original, residual, start, months: life }: Facts,
  events: readonly Event[],
  findings: ScheduleFinding[],
): AssetSchedule | null {
  const { assetsCode, depreciationMethod: method } = asset;
  if (method === 'unitsOfProduction') {
    findings.push({ code: 'NO_UNITS', message: noUnits(assetsCode) });
    return null;
  }
  const monthly: string[] = [];
  const stretches: AssetSchedule['stretches'][number][] = [];
  let [value, months, from] = [original, life, start];
  const take = (count: number) => {
    if (count <= 0) return;
    stretches.push({ month: monthly.length + 1, words: wordsOf(method, value, residual, months) });
    const taken = monthsOf(method, value, residual, months).slice(0, count);
    monthly.push(...taken);
    value = value.minus(sum(taken.map(yuan)));
  };
  for (const event of events) {
    const elapsed = Math.max(0, monthsBetween(from, event.from));
    if (elapsed >= months) {
      findings.push(doubtful(afterLife(assetsCode)));
      continue;
    }
    take(elapsed);
    months = event.months ?? months - elapsed;
    from = elapsed > 0 ? event.from : from;
    if (!event.loss) continue;
    const left = value.minus(event.loss);
    if (left.compare(residual) < 0) findings.push(doubtful(belowResidual(assetsCode)));
    value = left.compare(residual) < 0 ? residual : left;
  }
  take(months);
  return { from: start, monthly, stretches };
}

const monthsOf = (method: DepreciationMethod, value: Amount<'yuan'>, residual: Amount<'yuan'>, months: number) =>
  depreciationSchedule({
    method,
    originalValue: value.toString(),
    residualValue: residual.toString(),
    months,
  }).monthly;

function taxOf(asset: FixedAssetRow, { original, residual, start }: Facts, findings: ScheduleFinding[]): AssetSchedule {
  const used = monthIn(asset.taxStartDate);
  const from = used === null ? start : addMonths(used, 1);
  if (isOneOff(asset)) {
    const monthly = [original.toString()];
    return { from, monthly, stretches: [{ month: 1, words: atOnce(monthly[0]!) }] };
  }
  const method = methodForTax(asset);
  const months = lifeForTax(asset, findings);
  return {
    from,
    monthly: monthsOf(method, original, residual, months),
    stretches: [{ month: 1, words: wordsOf(method, original, residual, months) }],
  };
}

const methodForTax = ({ taxMethod }: FixedAssetRow): DepreciationMethod =>
  taxMethod === 'doubleDeclining' || taxMethod === 'sumOfYears' ? taxMethod : 'straightLine';

/** The months over which an asset is depreciated for tax, never fewer than the law has for its kind. */
function lifeForTax(asset: FixedAssetRow, findings: ScheduleFinding[]): number {
  const { assetsCode, taxMethod, taxClass } = asset;
  const [stated, booked] = [Number(asset.taxMonths ?? 0), Number(asset.depreciationMonths)];
  const minimum = taxClass ? minimumLives[taxClass] : undefined;
  if (minimum === undefined) {
    findings.push(doubtful(noClass(assetsCode)));
    return isLife(stated) ? stated : booked;
  }
  const usedMonths = Number(asset.usedMonths ?? 0);
  const isUsed = Number.isInteger(usedMonths) && 0 < usedMonths && usedMonths < minimum;
  const least =
    taxMethod === 'shortenedLife'
      ? shortenedLife({ minimumMonths: minimum, ...(isUsed && { usedMonths }) }).months
      : minimum;
  if (isLife(stated) && stated < least) findings.push(doubtful(tooShort(assetsCode, stated, least)));
  return isLife(stated) && stated >= least ? stated : least;
}

/** 税总公告2014年第29号 五(一): a shorter life in the accounts is adjusted for tax. */
function checkBookLife({ assetsCode, taxClass, depreciationMonths }: FixedAssetRow, findings: ScheduleFinding[]): void {
  const minimum = taxClass ? minimumLives[taxClass] : undefined;
  const months = Number(depreciationMonths);
  if (minimum !== undefined && months < minimum) findings.push(doubtful(shorterThanLaw(assetsCode, months, minimum)));
}

function until(schedule: AssetSchedule | null, lastMonth: Month | null): AssetSchedule | null {
  if (!schedule || lastMonth === null) return schedule;
  const count = Math.max(0, monthsBetween(schedule.from, lastMonth) + 1);
  return { ...schedule, monthly: schedule.monthly.slice(0, count) };
}

const doubtful = (message: Text): ScheduleFinding => ({ code: 'ASSET_DOUBTFUL', message });

const methodNames: Readonly<Record<DepreciationMethod, Text>> = {
  straightLine: text('年限平均法', 'straight line'),
  doubleDeclining: text('双倍余额递减法', 'double declining balance'),
  sumOfYears: text('年数总和法', 'sum of the years’ digits'),
  unitsOfProduction: text('工作量法', 'units of production'),
};

function wordsOf(method: DepreciationMethod, value: Amount<'yuan'>, residual: Amount<'yuan'>, months: number): Text {
  const { zh, en } = methodNames[method];
  const [worth, left] = [formatMoney(value.toString()), formatMoney(residual.toString())];
  return text(
    `${zh}：价值 ${worth}，净残值 ${left}，${months} 个月`,
    `${en}: value ${worth}, residual ${left}, ${months} months`,
  );
}

const atOnce = (value: string): Text =>
  text(`一次性扣除：原值 ${formatMoney(value)}`, `at once: original value ${formatMoney(value)}`);

const incomplete = (code: string): Text =>
  text(
    `固定资产 ${code} 缺少入账日期、原值或折旧月数，未计算折旧`,
    `Fixed asset ${code} lacks its booking date, original value or months; no depreciation was calculated`,
  );
const noUnits = (code: string): Text =>
  text(
    `固定资产 ${code} 采用工作量法但没有工作量，未计算折旧`,
    `Fixed asset ${code} depreciates by units of production but has no units; no depreciation was calculated`,
  );
const halfChange = (code: string): Text =>
  text(
    `固定资产 ${code} 的折旧年限变更缺少日期或尚可使用月数，未按变更计算`,
    `Fixed asset ${code}: the changed life lacks its date or its months and was not applied`,
  );
const halfImpairment = (code: string): Text =>
  text(
    `固定资产 ${code} 的减值缺少日期或金额，未按减值计算`,
    `Fixed asset ${code}: the impairment lacks its date or its amount and was not applied`,
  );
const afterLife = (code: string): Text =>
  text(
    `固定资产 ${code} 的年限变更或减值在折旧期满之后，没有影响`,
    `Fixed asset ${code}: a change or impairment after the end of its life has no effect`,
  );
const belowResidual = (code: string): Text =>
  text(
    `固定资产 ${code} 的减值使账面价值低于净残值，此后账面不再折旧`,
    `Fixed asset ${code}: the impairment takes its book value below the residual; the accounts depreciate no further`,
  );
const noClass = (code: string): Text =>
  text(
    `固定资产 ${code} 没有税法资产类别，税务折旧月数未能与法定最低年限核对`,
    `Fixed asset ${code} has no kind by tax law; its months for tax were not checked against the minimum life`,
  );
const tooShort = (code: string, stated: number, least: number): Text =>
  text(
    `固定资产 ${code} 的税务折旧月数 ${stated} 短于法定的 ${least} 个月，按 ${least} 个月计算`,
    `Fixed asset ${code}: ${stated} months for tax are fewer than the lawful ${least}; ${least} were used`,
  );
const shorterThanLaw = (code: string, months: number, minimum: number): Text =>
  text(
    `固定资产 ${code} 的账面折旧月数 ${months} 短于税法最低的 ${minimum} 个月，请选择税务折旧方式`,
    `Fixed asset ${code}: ${months} months in the accounts are fewer than the minimum ${minimum} for tax; choose its depreciation for tax`,
  );
