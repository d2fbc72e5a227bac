import { achievementHooks } from '../achievement';
import { accessHooks, type Passwords } from '../access';
import {
  assetHooks,
  auditHooks,
  closingColumnHooks,
  closingEntryHooks,
  costRecordHooks,
  costViewHooks,
  grantHooks,
  materialHooks,
  outcomeHooks,
  payHooks,
  allocationVoucherHooks,
  reverseHooks,
  sourceHooks,
  verifyHooks,
} from '../cost';
import { developHooks } from '../develop';
import { declarationHooks, enterpriseHooks, enterpriseYearHooks } from '../enterprise';
import { attachmentHooks } from '../evidence';
import { executionHooks } from '../execution';
import { fundingHooks } from '../funding';
import { voucherHooks } from '../finance';
import { hoursHooks } from '../hours';
import { importRecordHooks, layoutHooks } from '../intake';
import { channelHooks, crossYearHooks, relatedCostHooks, reportHooks } from '../ledger';
import { deliveryHooks, noticeHooks, platformHooks, secretHooks, useTermHooks, webhookHooks } from '../platform';
import { masterHooks, paymentHooks, personnelHooks, projectHooks } from '../project';
import { composedHooks } from '../records';
import { referenceFileHooks } from '../retention';
import { evaluationHooks } from '../evaluation';
import { deadlineHooks } from '../deadline';
import { diagnosisHooks } from '../diagnosis';
import { policyHooks } from '../policy';
import { titleHooks } from '../title';
import type { Driven } from './driven';
import { figureHooks } from './figure-hooks';

/** Hooks of single resources into the generic calls, by name; lower areas come first. */
export const hooksOfAreas = (
  driven: Pick<Driven, 'hasher' | 'htmlCleaner' | 'secrets'> & { readonly passwords: Passwords },
) =>
  composedHooks(
    accessHooks(driven),
    developHooks(driven),
    declarationHooks,
    enterpriseHooks,
    enterpriseYearHooks,
    attachmentHooks,
    personnelHooks,
    projectHooks,
    masterHooks,
    paymentHooks,
    hoursHooks,
    voucherHooks,
    verifyHooks,
    costRecordHooks,
    costViewHooks,
    closingColumnHooks,
    closingEntryHooks,
    sourceHooks,
    materialHooks,
    payHooks,
    allocationVoucherHooks,
    reverseHooks,
    grantHooks,
    outcomeHooks,
    assetHooks,
    auditHooks,
    achievementHooks,
    platformHooks,
    secretHooks(driven),
    noticeHooks(driven),
    webhookHooks(driven),
    deliveryHooks,
    relatedCostHooks,
    channelHooks,
    crossYearHooks,
    reportHooks,
    executionHooks,
    referenceFileHooks,
    fundingHooks,
    layoutHooks,
    importRecordHooks,
    ...titleHooks,
    evaluationHooks,
    useTermHooks,
    deadlineHooks,
    diagnosisHooks,
    policyHooks,
    figureHooks,
  );
