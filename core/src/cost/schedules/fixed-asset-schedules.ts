import { existing, type Call } from '../../records';
import { text } from '../../kernel';
import { costResources } from '../cost-resources';
import { DeductedDepreciation } from '../deducted-depreciation';
import { bookedDepreciation, fixedAsset } from '../entities';
import { isAsBooked } from '../fixed-asset-schedule';
import type { FixedAssetRow } from '../registers';
import { scheduleAnswer, type AssetScheduleAnswer } from './schedule-answer';

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
  const byYear = new Map<string, DeductedDepreciation>();
  const ofYear = (year: string) => {
    const found = byYear.get(year) ?? new DeductedDepreciation(asset, Number(year), booked);
    byYear.set(year, found);
    return found;
  };
  return scheduleAnswer({
    assetsCode: asset.assetsCode,
    assetsName: asset.assetsName,
    source: { resource: costResources.fixedAsset, id },
    schedules: new DeductedDepreciation(asset, 0, booked).schedules,
    sides,
    basis: { document: '税总公告2017年第40号', article: '第三条第（二）项' },
    imported: booked.map(({ month }) => month),
    ofMonth: (month) => {
      const found = ofYear(month.slice(0, 4));
      const isImported = found.importedIn(month) !== null && !found.isOutside(month);
      return {
        book: found.bookIn(month) ?? '0.00',
        tax: found.deductedIn(month)?.amount ?? '0.00',
        importedSides: !isImported ? [] : isAsBooked(asset) ? ['book', 'tax'] : ['book'],
      };
    },
  });
}

const sides = {
  book: text('账面折旧', 'Depreciation in the accounts'),
  tax: text('税前扣除的折旧', 'Depreciation deducted before tax'),
  none: text('当月不折旧', 'No depreciation in this month'),
} as const;
