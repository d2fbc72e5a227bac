import { text, type Text } from '../../kernel';
import { isMonth, monthOf, type Month } from '../../kernel/calendar';
import { compareStrings } from '../project-index';
import { byYearAndMonth } from './stated-period';
import type { NewValues } from '../../records';
import type { equipmentPower, fixedAsset } from '../entities';
import { decimalIn } from './summed';

/** A row of 设备动力, as it is stored or was typed. */
type PowerLine = NewValues<typeof equipmentPower>;
/** A row of 固定资产, as it is stored or was typed. */
type AssetLine = NewValues<typeof fixedAsset>;

/** A fixed asset of the register, and why its power records are unreliable. */
export interface AssetErrors {
  readonly assetsCode: string;
  readonly assetsName: string;
  /** Null if it is not in the register of fixed assets. */
  readonly asset: AssetLine | null;
  readonly reasons: readonly Text[];
}

const reasons = {
  unknown: text('固定资产台账中没有此设备；租入的设备除外', 'Not in the register of fixed assets, unless it is leased'),
  method: text('没有折旧方法', 'No depreciation method'),
  months: text('折旧月数应大于 0', 'The months of depreciation must be above 0'),
  value: text('原值应大于 0', 'The original value must be above 0'),
  later: text('入账日期晚于使用月份', 'Booked after the month it was used in'),
  purpose: text('用途不是研发', 'Not for R&D'),
} as const;

/**
 * The error table of the power form: machines with power records for R&D that their asset record contradicts.
 * 财税〔2015〕119号 一(一)3: only instruments and equipment used for R&D count. docs/rules.md, Cost from registers
 * @param lines rows of 设备动力; @param assets rows of 固定资产
 */
export function assetErrors(lines: readonly PowerLine[], assets: readonly AssetLine[]): AssetErrors[] {
  const byCode = new Map(assets.map((asset) => [asset.assetsCode ?? '', asset]));
  const used = new Map<string, PowerLine[]>();
  for (const line of lines) {
    const code = line.assetsCode ?? '';
    used.set(code, [...(used.get(code) ?? []), line]);
  }
  const found = [...used].map(([assetsCode, own]): AssetErrors => {
    const asset = byCode.get(assetsCode) ?? null;
    const months = own.flatMap((line) => byYearAndMonth.monthOf(line) ?? []).sort();
    const name = asset?.assetsName ?? own[0]?.assetsName;
    return { assetsCode, assetsName: name ?? '', asset, reasons: reasonsOf(asset, months[0] ?? null) };
  });
  return found.filter((each) => each.reasons.length > 0).sort((a, b) => compareStrings(a.assetsCode, b.assetsCode));
}

/** @param first the first month the asset was used in */
function reasonsOf(asset: AssetLine | null, first: Month | null): Text[] {
  if (asset === null) return [reasons.unknown];
  const isPositive = (field: 'originalValue' | 'depreciationMonths') => decimalIn(asset, field)?.gt(0) === true;
  const { inaccountDate } = asset;
  const isBooked = typeof inaccountDate === 'string' && isMonth(inaccountDate.slice(0, 7));
  const booked = isBooked ? monthOf(inaccountDate) : null;
  return [
    ...(asset.depreciationMethod ? [] : [reasons.method]),
    ...(isPositive('depreciationMonths') ? [] : [reasons.months]),
    ...(isPositive('originalValue') ? [] : [reasons.value]),
    ...(first !== null && booked !== null && booked > first ? [reasons.later] : []),
    ...(asset.useType === 'none' ? [reasons.purpose] : []),
  ];
}
