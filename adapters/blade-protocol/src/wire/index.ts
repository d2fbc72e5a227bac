import type { AreaCallTable } from '@rdm/core/internal/application';
import { achievementsWire } from './achievement';
import { departmentsWire, menusWire, profileWire, rolesWire, secondFactorWire, tokensWire, usersWire } from './access';
import { assistantWire, innovationWire } from './assessment';
import {
  assetSchedulesWire,
  auditWire,
  costReportsWire,
  allocationVouchersWire,
  costSourcesWire,
  costViewsWire,
  costWire,
  monthCloseWire,
  reverseAllocationWire,
} from './cost';
import { declarationWire } from './declaration';
import { sessionWire } from './session';
import { dictionariesWire, dictionaryRecordsWire, readingWire, regionsWire, systemDictionariesWire } from './system';
import { developWire } from './develop';
import { enterpriseWire } from './enterprise';
import { fileWire } from './evidence';
import { executionWire } from './execution';
import { fundingWire } from './funding';
import {
  cacheWire,
  workWire,
  registrationWire,
  resourceChoiceWire,
  smsWire,
  systemWire,
  tenantWire,
  webhookWire,
} from './platform';
import { workbookWire } from './records';
import { importWire, layoutWire } from './intake';
import { hoursMonthsWire, timeWire, workSignalsWire } from './hours';
import { financeWire, ledgerWire, mastersWire, reportsWire } from './ledger';
import { projectWire } from './project';
import { evaluationWire } from './evaluation';
import { deadlineWire } from './deadline';
import { diagnosisWire } from './diagnosis';
import { overviewWire } from './overview';
import { policyWire } from './policy';
import { retentionWire } from './retention';
import { riskWire } from './risk';
import { scenarioWire } from './scenario';
import { statisticsWire } from './statistics';
import {
  aboveScaleTitleWire,
  gazelleTitleWire,
  highTechAnnexWire,
  highTechTitleWire,
  recognitionTitleWire,
  techSmeTitleWire,
  titlesWire,
} from './title';
import type { Wire } from './wire-line';

export { sessionWire } from './session';
export { claimsToWire, tokenShape, type WireToken } from './session-shapes';
export { type Wire, type WireLine } from './wire-line';

/** The wire lines of all special calls, by area and call. */
export const wires: { readonly [Area in keyof AreaCallTable]: Wire<AreaCallTable[Area]> } = {
  session: sessionWire,
  profile: profileWire,
  secondFactors: secondFactorWire,
  tokens: tokensWire,
  users: usersWire,
  roles: rolesWire,
  menus: menusWire,
  departments: departmentsWire,
  dictionaries: dictionariesWire,
  dictionaryRecords: dictionaryRecordsWire,
  systemDictionaries: systemDictionariesWire,
  regions: regionsWire,
  tenants: tenantWire,
  system: systemWire,
  registration: registrationWire,
  sms: smsWire,
  resourceChoice: resourceChoiceWire,
  webhooks: webhookWire,
  caches: cacheWire,
  work: workWire,
  develop: developWire,
  files: fileWire,
  audit: auditWire,
  workbooks: workbookWire,
  layouts: layoutWire,
  imports: importWire,
  achievements: achievementsWire,
  innovation: innovationWire,
  risks: riskWire,
  scenario: scenarioWire,
  evaluation: evaluationWire,
  deadlines: deadlineWire,
  overview: overviewWire,
  diagnosis: diagnosisWire,
  policies: policyWire,
  reading: readingWire,
  assistant: assistantWire,
  assetSchedules: assetSchedulesWire,
  cost: costWire,
  costReports: costReportsWire,
  costViews: costViewsWire,
  costSources: costSourcesWire,
  monthClose: monthCloseWire,
  allocationVouchers: allocationVouchersWire,
  reverseAllocation: reverseAllocationWire,
  time: timeWire,
  hoursMonths: hoursMonthsWire,
  workSignals: workSignalsWire,
  finance: financeWire,
  reports: reportsWire,
  masters: mastersWire,
  ledger: ledgerWire,
  execution: executionWire,
  retention: retentionWire,
  funding: fundingWire,
  project: projectWire,
  statistics: statisticsWire,
  declaration: declarationWire,
  enterprise: enterpriseWire,
  titles: titlesWire,
  highTechTitle: highTechTitleWire,
  recognitionTitle: recognitionTitleWire,
  highTechAnnex: highTechAnnexWire,
  techSmeTitle: techSmeTitleWire,
  aboveScaleTitle: aboveScaleTitleWire,
  gazelleTitle: gazelleTitleWire,
};
