import { fixedAsset, leasedAsset } from '../../cost';
import { proposeCostItem, rdAccounts, subjectMatch } from '../../finance';
import { grouped, nameWithCode, text } from '../../kernel';
import { isCostItemCode } from '../../tax';
import { assetNamed, usedAssets } from './asset-use-findings';
import { rowsOf } from './risk-rule';
import type { RiskYear } from './risk-year';

/** Detects buildings by name with the rule used for matching accounts. */
const isBuilding = (subjectName: string) =>
  proposeCostItem({ subjectCode: rdAccounts[0], subjectName }).by === 'building';

const out = text(
  '看来是房屋、建筑物或长期待摊费用，不在加计扣除范围，请移出归集',
  'seems to be a building or deferred cost, which the super-deduction leaves out; take it out of the cost collected',
);

/** Fixed assets, leases and accounts matched with items of the deduction that are named like a building. */
export function buildings(year: RiskYear) {
  const booked = new Set(year.entries.map(({ subjectCode }) => subjectCode));
  const leases = grouped(year.leases, ({ assetsName, contractCode }) =>
    isBuilding(assetsName) ? `${assetsName} ${contractCode}` : null,
  );
  const accounts = year.matches.filter(
    ({ subjectCode, subjectName, costItem }) =>
      isCostItemCode(costItem) && booked.has(subjectCode) && isBuilding(subjectName),
  );
  return [
    ...usedAssets(year).flatMap(({ asset }) =>
      isBuilding(asset.assetsName) ? [{ name: assetNamed(asset), rows: rowsOf(fixedAsset, [asset]) }] : [],
    ),
    ...[...leases.values()].map((rows) => ({
      name: nameWithCode(rows[0]!.assetsName, rows[0]!.contractCode),
      rows: rowsOf(leasedAsset, rows),
    })),
    ...accounts.map((match) => ({
      name: text(`${match.subjectCode} ${match.subjectName}`, `${match.subjectCode} ${match.subjectName}`),
      rows: rowsOf(subjectMatch, [match]),
    })),
  ].map(({ name, rows }) => ({ message: text(`${name.zh} ${out.zh}`, `${name.en} ${out.en}`), rows }));
}
