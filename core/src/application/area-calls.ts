import { achievementCalls } from '../achievement';
import {
  departmentsCalls,
  menusCalls,
  profileCalls,
  rolesCalls,
  sessionCalls,
  secondFactorCalls,
  tokensCalls,
  usersCalls,
} from '../access';
import { assistantCalls, innovationCalls, riskCalls } from '../assessment';
import {
  allocationVoucherCalls,
  assetScheduleCalls,
  auditCalls,
  costCalls,
  costReportsCalls,
  costSourceCalls,
  costViewCalls,
  monthCloseCalls,
  reverseAllocationCalls,
  virtualAssetCalls,
} from '../cost';
import { declarationCalls } from '../declaration';
import { importCalls, layoutCalls } from '../intake';
import { workbookCalls } from '../records';
import {
  dictionariesCalls,
  dictionaryRecordsCalls,
  readingCalls,
  regionsCalls,
  systemDictionariesCalls,
} from '../system';
import { developCalls } from '../develop';
import { enterpriseCalls } from '../enterprise';
import { fileCalls } from '../evidence';
import { executionCalls, paperCalls } from '../execution';
import { fundingCalls } from '../funding';
import {
  cacheCalls,
  registrationCalls,
  resourceChoiceCalls,
  smsCalls,
  systemCalls,
  tenantCalls,
  webhookCalls,
  workCalls,
} from '../platform';
import { hoursMonthCalls, timeCalls, workSignalCalls } from '../hours';
import { financeCalls, ledgerCalls, masterCalls, reportsCalls } from '../ledger';
import { projectCalls } from '../project';
import { deadlineCalls } from '../deadline';
import { diagnosisCalls } from '../diagnosis';
import { evaluationCalls } from '../evaluation';
import { overviewCalls } from '../overview';
import { policyCalls } from '../policy';
import { retentionCalls } from '../retention';
import { scenarioCalls } from '../scenario';
import { statisticsCalls } from '../statistics';
import {
  aboveScaleTitleCalls,
  gazelleTitleCalls,
  highTechAnnexCalls,
  highTechTitleCalls,
  recognitionTitleCalls,
  techSmeTitleCalls,
  titleCalls,
} from '../title';

/** The special calls of every area, by the name of its port; the only such list. */
export const areaCalls = {
  session: sessionCalls,
  profile: profileCalls,
  secondFactors: secondFactorCalls,
  tokens: tokensCalls,
  users: usersCalls,
  roles: rolesCalls,
  menus: menusCalls,
  departments: departmentsCalls,
  dictionaries: dictionariesCalls,
  dictionaryRecords: dictionaryRecordsCalls,
  systemDictionaries: systemDictionariesCalls,
  regions: regionsCalls,
  tenants: tenantCalls,
  system: systemCalls,
  registration: registrationCalls,
  sms: smsCalls,
  resourceChoice: resourceChoiceCalls,
  webhooks: webhookCalls,
  caches: cacheCalls,
  work: workCalls,
  develop: developCalls,
  files: fileCalls,
  audit: auditCalls,
  workbooks: workbookCalls,
  layouts: layoutCalls,
  imports: importCalls,
  achievements: achievementCalls,
  innovation: innovationCalls,
  risks: riskCalls,
  scenario: scenarioCalls,
  assistant: assistantCalls,
  assetSchedules: assetScheduleCalls,
  cost: costCalls,
  costReports: costReportsCalls,
  costViews: costViewCalls,
  costSources: costSourceCalls,
  monthClose: monthCloseCalls,
  allocationVouchers: allocationVoucherCalls,
  reverseAllocation: reverseAllocationCalls,
  time: timeCalls,
  hoursMonths: hoursMonthCalls,
  workSignals: workSignalCalls,
  finance: financeCalls,
  reports: reportsCalls,
  masters: masterCalls,
  ledger: ledgerCalls,
  execution: executionCalls,
  retention: retentionCalls,
  funding: fundingCalls,
  project: { ...projectCalls, ...virtualAssetCalls, ...paperCalls },
  statistics: statisticsCalls,
  declaration: declarationCalls,
  enterprise: enterpriseCalls,
  titles: titleCalls,
  highTechTitle: highTechTitleCalls,
  recognitionTitle: recognitionTitleCalls,
  highTechAnnex: highTechAnnexCalls,
  techSmeTitle: techSmeTitleCalls,
  aboveScaleTitle: aboveScaleTitleCalls,
  gazelleTitle: gazelleTitleCalls,
  evaluation: evaluationCalls,
  deadlines: deadlineCalls,
  overview: overviewCalls,
  diagnosis: diagnosisCalls,
  policies: policyCalls,
  reading: readingCalls,
} as const;

export type AreaCallTable = typeof areaCalls;
