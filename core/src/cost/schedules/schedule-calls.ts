import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, trace, type PortOf } from '../../records';
import { fixedAsset, intangibleAsset } from '../entities';
import { fixedAssetSchedules } from './fixed-asset-schedules';
import { intangibleAssetSchedules } from './intangible-asset-schedules';

const pair = {
  book: v.pipe(answer.yuan, v.description('In the accounts')),
  tax: v.pipe(answer.yuan, v.description('Deducted before tax')),
  difference: v.pipe(answer.yuan, v.description('Tax less book')),
};

const schedules = v.object({
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
});

/** The schedules of depreciation and amortisation of an asset. */
export const assetScheduleCalls = calls({
  ofFixedAsset: {
    needs: fixedAsset.permissions.view,
    about: text(
      '固定资产的账面与税务折旧计划',
      'Depreciation of a fixed asset by month and year, in the accounts and for tax, with its calculation.',
    ),
    takes: v.object({ id: argument.id }),
    answers: schedules,
    does: fixedAssetSchedules,
  },
  ofIntangible: {
    needs: intangibleAsset.permissions.view,
    about: text(
      '无形资产的账面与税务摊销计划',
      'Amortisation of an intangible asset by month and year, in the accounts and for tax, with its calculation.',
    ),
    takes: v.object({ id: argument.id }),
    answers: schedules,
    does: intangibleAssetSchedules,
  },
});

export type AssetSchedulesPort = PortOf<typeof assetScheduleCalls>;
