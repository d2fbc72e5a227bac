import { text, type Text } from '../kernel';
import { addMonths, isDate, monthOf, monthsBetween, type Month } from '../kernel/calendar';
import { formatMoney } from '../kernel/money';
import { amortisationSchedule, isLife, leastIntangibleMonths, leastSoftwareMonths } from '../tax';
import type { AssetSchedule, AssetSchedules, ScheduleFinding } from './fixed-asset-schedule';
import type { IntangibleRow } from './registers';

/**
 * Amortisation of an intangible asset in the accounts and for tax, both straight line without residual from the month it
 * was acquired to the month before its disposal (企业会计准则第6号 第十七条: until it is derecognised; for tax the same by
 * reading). For tax at least 120 months, unless law or contract sets a term (企业所得税法实施条例 第六十七条) or it is bought
 * software, at least 24 (财税〔2012〕27号 七). Without 税务摊销年限依据 tax is as the accounts are.
 */
export function intangibleSchedules(asset: IntangibleRow): AssetSchedules {
  const { assetsCode, acquireDate, originalValue, disposeDate, taxTerm } = asset;
  const lastMonth = isDate(disposeDate) ? addMonths(monthOf(disposeDate), -1) : null;
  const months = Number(asset.amortizeMonths ?? 0);
  const findings: ScheduleFinding[] = [];
  if (!isDate(acquireDate) || !(Number(originalValue ?? 0) > 0) || !isLife(months)) {
    findings.push({ code: 'ASSET_INCOMPLETE', message: incomplete(assetsCode) });
    return { book: null, tax: null, lastMonth, findings };
  }
  const over = (life: number): AssetSchedule =>
    scheduleOver(monthOf(acquireDate), originalValue ?? '0', life, lastMonth);
  const book = over(months);
  const life = taxTerm ? lifeForTax(asset, findings) : months;
  const least = asset.category === 'software' ? leastSoftwareMonths : leastIntangibleMonths;
  if (!taxTerm && months < least) {
    findings.push({ code: 'ASSET_DOUBTFUL', message: withoutTerm(assetsCode, months, least) });
  }
  return { book, tax: life === months ? book : over(life), lastMonth, findings };
}

function scheduleOver(from: Month, value: string, months: number, lastMonth: Month | null): AssetSchedule {
  const { monthly } = amortisationSchedule({ cost: value, months });
  const count = lastMonth === null ? months : Math.max(0, monthsBetween(from, lastMonth) + 1);
  const words = text(
    `直线法：原值 ${formatMoney(value)}，${months} 个月`,
    `straight line: ${formatMoney(value)}, ${months} months`,
  );
  return { from, monthly: monthly.slice(0, count), stretches: [{ month: 1, words }] };
}

/** The months over which an asset is amortised for tax, never fewer than its ground allows. */
function lifeForTax(
  { assetsCode, taxTerm, taxMonths, amortizeMonths }: IntangibleRow,
  findings: ScheduleFinding[],
): number {
  const stated = Number(taxMonths ?? 0);
  const asked = isLife(stated) ? stated : Number(amortizeMonths);
  const least = taxTerm === 'agreed' ? 1 : taxTerm === 'software' ? leastSoftwareMonths : leastIntangibleMonths;
  if (asked >= least) return asked;
  if (isLife(stated)) findings.push({ code: 'ASSET_DOUBTFUL', message: tooShort(assetsCode, stated, least) });
  return least;
}

const incomplete = (code: string): Text =>
  text(
    `无形资产 ${code} 缺少取得日期、原值或摊销月数，未计算摊销`,
    `Intangible asset ${code} lacks its date, original value or months; no amortisation was calculated`,
  );
const withoutTerm = (code: string, months: number, least: number): Text =>
  text(
    `无形资产 ${code} 的摊销月数 ${months} 短于税法最低的 ${least} 个月，没有填写税务摊销年限依据，按账面摊销归集，请核对`,
    `Intangible asset ${code}: ${months} months are fewer than the ${least} of tax law and no ground is stated; it is collected as booked, check it`,
  );
const tooShort = (code: string, stated: number, least: number): Text =>
  text(
    `无形资产 ${code} 的税务摊销月数 ${stated} 短于法定的 ${least} 个月，按 ${least} 个月计算`,
    `Intangible asset ${code}: ${stated} months for tax are fewer than the lawful ${least}; ${least} were used`,
  );
