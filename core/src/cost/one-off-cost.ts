import Big from 'big.js';
import { text, type Text } from '../kernel';
import { monthsOfYear, type Month } from '../kernel/calendar';
import { allocate, formatMoney } from '../kernel/money';
import { mostAtOnce } from '../tax';
import { countsWhole, leftOutUnused, type AssetYear } from './asset-year';
import type { CostPart } from './cost-part';
import { costResources } from './cost-resources';
import type { CostWarnings } from './cost-warning';
import { figureLabels } from './figure-labels';
import type { FixedAssetRow } from './registers';

const deductedAtOnce = text('一次性扣除金额', 'Deducted at once');
const hoursOfYear = text('全年合计工时', 'All hours of the year');

/** Hours for a project in a month, times the number of recorded months. */
interface Claim {
  readonly projectId: string;
  readonly month: Month;
  readonly weight: Big;
  readonly hours: Big;
  readonly source: CostPart['source'];
}

/**
 * The R&D share of a value that is deducted at once: by the hours of the year, from the month after first use to December
 * or to the disposal, each part in the month of its hours. A month without a record counts with the mean of the recorded
 * hours as not R&D, or as R&D whole for an asset for R&D only. Reading of 税总公告2017年第40号 三: the depreciation deducted
 * before tax counts, shared by actual hours; what is not shared does not count.
 */
export function oneOffParts(ofYear: AssetYear, from: Month, warnings: CostWarnings): CostPart[] {
  const { asset, item, deducted, months, through, wholeTo } = ofYear;
  const value = deducted.schedules.tax!.monthly[0]!;
  checkValue(asset, from, warnings);
  const { lastMonth } = deducted.schedules;
  const span = monthsOfYear(deducted.year).filter((each) => each >= from && (lastMonth === null || each <= lastMonth));
  const recorded = span.filter((month) => months.get(month)?.basis.whole.gt(0));
  const count = Math.max(recorded.length, 1);
  const total = recorded.reduce((hours, month) => hours.plus(months.get(month)!.basis.whole), new Big(0));
  // An asset for R&D only without any hours counts each month alike.
  const missingTotal = recorded.length > 0 ? total : new Big(1);

  const claims: Claim[] = [];
  const unrecorded: Month[] = [];
  let whole = new Big(0);
  for (const month of span) {
    const use = months.get(month);
    if (use?.basis.whole.gt(0)) {
      whole = whole.plus(use.basis.whole.times(count));
      for (const { projectId, hours, row } of use.basis.claims) {
        const source = { resource: costResources.assetUse, id: row.id };
        claims.push({ projectId, month, hours, weight: hours.times(count), source });
      }
      continue;
    }
    whole = whole.plus(missingTotal);
    if (month > through) continue;
    const project = wholeTo(month);
    if (project) {
      const source = { resource: costResources.fixedAsset, id: asset.id };
      const hours = missingTotal.div(count).round(2);
      claims.push({ projectId: project.id, month, hours, weight: missingTotal, source });
      countsWhole(asset, project, warnings);
    } else unrecorded.push(month);
  }
  if (claims.length === 0 && asset.useType === 'dedicated') leftOutUnused(asset, from, value, warnings);
  else if (unrecorded.length > 0) {
    warnings.add('ONE_OFF_HOURS', asset.id, asset.id, hoursMissing(asset, unrecorded));
  }
  const claimed = claims.reduce((before, { weight }) => before.plus(weight), new Big(0));
  const weights = [...claims.map(({ weight }) => weight.toFixed()), whole.minus(claimed).toFixed()];
  const parts = allocate(value, weights) ?? [];
  const all = whole.div(count).round(2).toFixed();
  const ofAsset = { resource: costResources.fixedAsset, id: asset.id };
  return claims.flatMap(({ projectId, month, hours, source }, index): CostPart[] => {
    const amount = parts[index];
    if (amount === undefined || amount === '0.00') return [];
    const rdHours = hours.toFixed();
    return [
      {
        projectId,
        month,
        item,
        amount,
        origin: 'allocation',
        source,
        formula: text(
          `${asset.assetsCode} 一次性扣除 ${formatMoney(value)} × 研发工时 ${rdHours} ÷ 全年合计工时 ${all}`,
          `${asset.assetsCode} deducted at once ${formatMoney(value)} × R&D hours ${rdHours} ÷ all hours of the year ${all}`,
        ),
        figures: [
          { label: figureLabels.originalValue, value: asset.originalValue ?? '0', source: ofAsset },
          { label: deductedAtOnce, value, source: ofAsset },
          { label: figureLabels.rdHours, value: rdHours },
          { label: hoursOfYear, value: all },
        ],
      },
    ];
  });
}

/** 财税〔2018〕54号 一: up to 500 万元 for one asset. */
function checkValue(asset: FixedAssetRow, from: Month, warnings: CostWarnings): void {
  const bought = Number((asset.buyDate ?? asset.inaccountDate ?? from).slice(0, 4));
  const most = mostAtOnce(bought);
  if (most !== null && Number(asset.originalValue) <= Number(most)) return;
  warnings.add('ASSET_DOUBTFUL', `${asset.id} at once`, asset.id, notAtOnce(asset, bought, most));
}

const notAtOnce = ({ assetsCode }: FixedAssetRow, bought: number, most: string | null): Text =>
  most === null
    ? text(
        `固定资产 ${assetsCode} 购于 ${bought} 年，不在一次性扣除政策期间，请核对税务折旧方式`,
        `Fixed asset ${assetsCode} was bought in ${bought}, outside the years of the deduction at once; check it`,
      )
    : text(
        `固定资产 ${assetsCode} 原值超过 ${bought} 年一次性扣除的限额 ${most}，请核对税务折旧方式`,
        `Fixed asset ${assetsCode} is above ${most}, the limit of the deduction at once in ${bought}; check it`,
      );

const hoursMissing = ({ assetsCode }: FixedAssetRow, months: readonly Month[]): Text =>
  text(
    `固定资产 ${assetsCode} 一次性扣除，${months.join('、')} 没有使用记录，按已登记月份的平均工时计为非研发工时`,
    `Fixed asset ${assetsCode} is deducted at once; ${months.join(', ')} have no record of use and count as not R&D with the mean of the recorded hours`,
  );
