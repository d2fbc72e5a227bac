import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, trace, type PortOf } from '../../records';
import { fixedAsset } from '../entities';
import { fixedAssetSchedules } from './fixed-asset-schedules';

const pair = {
  book: v.pipe(answer.yuan, v.description('In the accounts')),
  tax: v.pipe(answer.yuan, v.description('Deducted before tax')),
  difference: v.pipe(answer.yuan, v.description('Tax less book')),
};

/** The schedules of depreciation of an asset. */
export const assetScheduleCalls = calls({
  ofFixedAsset: {
    needs: fixedAsset.permissions.view,
    about: text(
      '固定资产的账面与税务折旧计划',
      'Depreciation of a fixed asset by month and year, in the accounts and for tax, with its calculation.',
    ),
    takes: v.object({ id: argument.id }),
    answers: v.object({
      assetsCode: v.string(),
      assetsName: v.string(),
      years: v.array(v.object({ year: answer.year, ...pair })),
      months: v.array(
        v.object({
          month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
          imported: v.pipe(v.boolean(), v.description('The amount of the accounts is from 账面折旧')),
          ...pair,
        }),
      ),
      findings: v.array(answer.bilingual),
      trace,
    }),
    does: fixedAssetSchedules,
  },
});

export type AssetSchedulesPort = PortOf<typeof assetScheduleCalls>;
