import { assetErrors, equipmentPower, fixedAsset, fixedAssetUse, leasedAsset } from '../../cost';
import { grouped, monthsListed, text } from '../../kernel';
import { monthOf, touches } from '../../kernel/calendar';
import { yuan } from '../../kernel/money';
import { assetNamed, hoursOverTotal, usedAssets, type FixedAsset } from './asset-use-findings';
import { buildings } from './building-findings';
import { riskRule, rowsOf, type RiskRule } from './risk-rule';
import type { RiskYear } from './risk-year';

const equipmentForRd = text('财税〔2015〕119号 一(一)3', 'Caishui [2015] 119, 1(1)3');
const sharedEquipment = text('税总公告2017年第40号 三(一)', 'STA Announcement 40 of 2017, 3(1)');
const leasedEquipment = text('税总公告2017年第40号 二(一)', 'STA Announcement 40 of 2017, 2(1)');

/** Rules about fixed and leased assets and their use. */
export const assetRules: readonly RiskRule[] = [
  riskRule({
    code: 'asset.usedBeforePurchase',
    level: 'error',
    label: text('固定资产购置前已用于研发', 'Used for R&D before it was bought'),
    basis: equipmentForRd,
    find: usedBeforePurchase,
  }),
  riskRule({
    code: 'asset.leaseOutsideTerm',
    level: 'error',
    label: text('租赁期以外列支租赁费', 'Rent outside the term of the lease'),
    basis: leasedEquipment,
    find: leaseOutsideTerm,
  }),
  riskRule({
    code: 'asset.hoursOverTotal',
    level: 'error',
    label: text('资产研发工时大于总工时', 'R&D hours of an asset above its total hours'),
    basis: sharedEquipment,
    find: hoursOverTotal,
  }),
  riskRule({
    code: 'asset.building',
    level: 'warning',
    label: text('房屋建筑物计入研发费用', 'Buildings in R&D cost'),
    basis: equipmentForRd,
    find: buildings,
  }),
  riskRule({
    code: 'asset.cannotDepreciate',
    level: 'error',
    label: text('用于研发的资产无法计提折旧', 'Used for R&D but without what depreciation needs'),
    basis: equipmentForRd,
    find: cannotDepreciate,
  }),
  riskRule({
    code: 'asset.notForRd',
    level: 'warning',
    label: text('用途为非研发的资产有研发工时', 'R&D hours of an asset that is not for R&D'),
    basis: equipmentForRd,
    find: (year) =>
      usedAssets(year).flatMap(({ asset, uses }) => {
        if (asset.useType !== 'none') return [];
        const months = monthsListed(uses.map(({ month }) => month));
        const message = text(
          `${assetNamed(asset).zh} 用途为非研发，${months.zh} 却有研发工时，请更正用途或使用记录`,
          `${assetNamed(asset).en} is not for R&D but has R&D hours in ${months.en}; correct its use or the record`,
        );
        return [{ message, rows: [...rowsOf(fixedAsset, [asset]), ...rowsOf(fixedAssetUse, uses)] }];
      }),
  }),
  riskRule({
    code: 'asset.powerUnproven',
    level: 'warning',
    label: text('计入动力费用的设备台账不完整', 'Machines that took power without a sound record'),
    basis: equipmentForRd,
    find: powerUnproven,
  }),
];

function usedBeforePurchase(year: RiskYear) {
  return usedAssets(year).flatMap(({ asset, uses }) => {
    const since = (asset.buyDate ?? asset.inaccountDate) as string | null;
    if (!since) return [];
    const early = uses.filter(({ month }) => month < monthOf(since));
    if (early.length === 0) return [];
    const months = monthsListed(early.map(({ month }) => month));
    const message = text(
      `${assetNamed(asset).zh} ${since} 才购置，${months.zh} 却有研发工时，请更正购置日期或使用记录`,
      `${assetNamed(asset).en} was bought on ${since} but has R&D hours in ${months.en}; correct the date or the record of use`,
    );
    return [{ message, rows: [...rowsOf(fixedAsset, [asset]), ...rowsOf(fixedAssetUse, early)] }];
  });
}

function leaseOutsideTerm(year: RiskYear) {
  const outside = year.leases.filter(({ month, startDate: start, endDate: end }) => !touches({ start, end }, month));
  const terms = grouped(outside, ({ contractCode, assetsName, startDate, endDate }) =>
    JSON.stringify([contractCode, assetsName, startDate, endDate]),
  );
  return [...terms.values()].map((rows) => {
    const { contractCode, assetsName, startDate, endDate } = rows[0]!;
    const months = monthsListed(rows.map(({ month }) => month));
    const message = text(
      `租赁合同 ${contractCode} ${assetsName} 租期 ${startDate} 至 ${endDate}，${months.zh} 不在租期内，请更正`,
      `Lease ${contractCode} ${assetsName} runs from ${startDate} to ${endDate}; ${months.en} lies outside of it; correct it`,
    );
    return { message, rows: rowsOf(leasedAsset, rows) };
  });
}

function cannotDepreciate(year: RiskYear) {
  return usedAssets(year).flatMap(({ asset, uses }) => {
    const lacking = lackingIn(asset);
    if (lacking.length === 0) return [];
    const message = text(
      `${assetNamed(asset).zh} 用于研发，但${lacking.map(({ zh }) => zh).join('、')}，折旧无法归集，请补全资产台账`,
      `${assetNamed(asset).en} is used for R&D but has ${lacking.map(({ en }) => en).join(', ')}; complete its record`,
    );
    return [{ message, rows: [...rowsOf(fixedAsset, [asset]), ...rowsOf(fixedAssetUse, uses)] }];
  });
}

/** Imported records may lack fields that the form requires. */
function lackingIn({ depreciationMethod, depreciationMonths, originalValue }: Partial<FixedAsset>) {
  return [
    ...(depreciationMethod ? [] : [text('没有折旧方法', 'no depreciation method')]),
    ...((depreciationMonths ?? 0) > 0 ? [] : [text('折旧月数不大于 0', 'no months of depreciation')]),
    ...(yuan(originalValue || '0').compare(yuan(0)) > 0 ? [] : [text('原值不大于 0', 'no original value')]),
  ];
}

/** Leased machines are skipped; they are found by name in the register of leases. */
function powerUnproven(year: RiskYear) {
  const known = new Set(year.fixedAssets.map(({ assetsCode }) => assetsCode));
  const leased = new Set(year.leases.map(({ assetsName }) => assetsName));
  const lines = year.equipmentPower.filter((each) => known.has(each.assetsCode) || !leased.has(each.assetsName));
  const byCode = grouped(lines, ({ assetsCode }) => assetsCode);
  return assetErrors(lines, year.fixedAssets).map(({ assetsCode, assetsName, reasons }) => {
    const named = assetNamed({ assetsCode, assetsName });
    const message = text(
      `${named.zh} 计入了研发动力费用，但台账不能支持：${reasons.map(({ zh }) => zh).join('；')}，请补全资产台账`,
      `${named.en} took power for R&D, which its record does not bear out: ${reasons.map(({ en }) => en).join('; ')}; complete it`,
    );
    return { message, rows: rowsOf(equipmentPower, byCode.get(assetsCode) ?? []) };
  });
}
