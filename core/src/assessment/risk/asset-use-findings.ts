import Big from 'big.js';
import { equipmentPowerUse, fixedAssetUse, leasedAsset } from '../../cost';
import { hoursTotal } from '../../hours';
import { grouped, nameWithCode, text, type Text } from '../../kernel';
import type { Resource } from '../../records';
import { perYear } from './per-year';
import { rowsOf } from './risk-rule';
import type { RiskYear } from './risk-year';

/** A row with the R&D hours of an asset in a month. */
interface UseRow {
  readonly id: string;
  readonly month: string;
  readonly rdHours: string;
  readonly totalHours: string;
}

export type FixedAsset = RiskYear['fixedAssets'][number];

export const assetNamed = ({ assetsCode, assetsName }: Pick<FixedAsset, 'assetsCode' | 'assetsName'>): Text =>
  nameWithCode(assetsName, assetsCode);

/** Rows of use that state R&D hours, by fixed asset. */
const usesByAsset = perYear((year) =>
  grouped(year.assetUses, ({ rdHours, assetsId }) => (hoursTotal([rdHours]) === '0' ? null : assetsId)),
);

/** The fixed assets used for R&D in the year, each with its rows of use. */
export const usedAssets = perYear((year) =>
  year.fixedAssets.flatMap((asset) => {
    const uses = usesByAsset(year).get(asset.id);
    return uses ? [{ asset, uses }] : [];
  }),
);

/**
 * Asset months whose R&D hours over all projects exceed the total hours. The total is repeated on each row of the
 * month; where rows differ the largest applies, as in cost allocation.
 */
export function hoursOverTotal(year: RiskYear) {
  const assets = new Map(year.fixedAssets.map((each) => [each.id, each]));
  return [
    ...overTotal(fixedAssetUse, year.assetUses, ({ assetsId }) => {
      const asset = assets.get(assetsId);
      return asset ? assetNamed(asset) : text(assetsId, assetsId);
    }),
    ...overTotal(leasedAsset, year.leases, ({ contractCode, assetsName }) => nameWithCode(assetsName, contractCode)),
    ...overTotal(equipmentPowerUse, year.equipmentPowerUses, (row) =>
      nameWithCode(row.assetsName ?? '', row.assetsCode),
    ),
  ];
}

function overTotal<Row extends UseRow>(
  resource: Resource,
  uses: readonly Row[],
  nameOf: (row: Row) => Text,
): { message: Text; rows: ReturnType<typeof rowsOf> }[] {
  const months = grouped(uses, (row) => `${row.month} ${nameOf(row).zh}`);
  return [...months.values()].flatMap((rows) => {
    const { month } = rows[0]!;
    const asset = nameOf(rows[0]!);
    const claimed = new Big(hoursTotal(rows.map(({ rdHours }) => rdHours)));
    const total = rows.reduce((most, { totalHours }) => (most.gt(totalHours) ? most : new Big(totalHours)), new Big(0));
    if (claimed.lte(total)) return [];
    const message = text(
      `${month} ${asset.zh} 研发工时 ${claimed.toFixed()} 大于总工时 ${total.toFixed()}，请更正使用记录`,
      `${month} ${asset.en}: ${claimed.toFixed()} R&D hours exceed the ${total.toFixed()} hours in all; correct the record of use`,
    );
    return [{ message, rows: rowsOf(resource, rows) }];
  });
}
