export { departmentReference } from './department-reference';
export { type DepartmentRecord, department } from './department';
export {
  type DictionaryPort,
  type DictionaryRecordsPort,
  dictionariesCalls,
  dictionaryBranchForm,
  dictionaryRecordsCalls,
  dictionaryRowForm,
  systemDictionariesCalls,
} from './dictionaries-calls';
export { type DictionaryResource, TOP_KEY, dictionaryEntry, systemDictionaryEntry } from './dictionary';
export { type HtmlCleaner, type SecretKeeper, SmsNotSent, type SmsSender, type TextMessage } from './driven';
export { type HostFailure, type HostGate, PRIVATE_HOSTS_SETTING, hostRefusals } from './host-gate';
export { apiLog, errorLog, logResources, usualLog } from './log';
export { allowedAttributes, allowedElements, droppedElements } from './notice/allowed-html';
export { notice } from './notice/notice';
export { readIds } from './notice/read-ids';
export { type ReadingPort, readingCalls } from './notice/reading-calls';
export { readingMark } from './notice/reading-mark';
export { NUMBER_RULES, defaultNumberRule, numberFault, numberRuleFault, numberRuleUnder } from './number-rule';
export { quietCodesUnder } from './quiet-codes';
export { fieldSettings, parameter, standardParameters, TAG_BAR, TWO_PEOPLE } from './param';
export { post, posts } from './post';
export { region } from './region';
export { regionsCalls } from './regions-calls';
export { IN_USE, NOT_IN_USE, objectStore, smsOutbox, smsOutcomes, smsService } from './resource-choice';
export { SmsCodes } from './sms-codes';
export { type StandardDictionary, standardDictionaries } from './standard-dictionaries';
export { platformDictionaries } from './standard-system-dictionaries';
export { bucketFault, endpointFault } from './store-address';
export { takeSecrets } from './typed-secrets';
export { isAssistantAccount, requireAssistantAccount } from './use-cases/assistant-account';
export { departmentsBelow } from './use-cases/departments-below';
export { dictionaryEntries } from './use-cases/dictionary-entries';
export { completeEntry, renameEntries } from './use-cases/keep-dictionary';
export { type LogEntry, type LogResource, keepLogs, purgeLogs } from './use-cases/keep-logs';
export { completeRegion, refuseWithRegionsBelow, regionIds } from './use-cases/keep-regions';
export { departmentTree, lazyDepartmentTree, lazyDepartments, type DepartmentNode } from './use-cases/lazy-departments';
export { numberRule, parameterIsOn, parameterOf, settingsOn, wholeParameterOf } from './use-cases/parameter-of';
export { seedDictionaries, seedSystemDictionaries } from './use-cases/seed-dictionaries';
export { seedParameters } from './use-cases/seed-parameters';
export { type Division, seedRegions } from './use-cases/seed-regions';
export { type AskedMessage, keepInOutbox, noteOutcome } from './use-cases/send-text-message';
