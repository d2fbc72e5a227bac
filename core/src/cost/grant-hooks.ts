import { text } from '../kernel';
import type { HooksByName } from '../records';
import { grantShare } from './entities/grant-share';
import { sharesOfWhole } from './shares-of-whole';

const OVER = text(
  '同一补助同一年度各项目的分配比例之和不能超过100%',
  'The shares of a grant in a year are 100% at most',
);

/** What is less than 100% is not complete yet, and said when the year is recomputed. */
export const grantHooks: HooksByName = sharesOfWhole({
  resource: grantShare,
  share: 'share',
  of: 'grantId',
  within: 'year',
  over: OVER,
});
