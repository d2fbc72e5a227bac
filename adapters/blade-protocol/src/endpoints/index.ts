import type { EndpointTable } from '../endpoint';
import { costEndpoints } from './cost';
import { sessionEndpoints } from './session';
import { dictionaryEndpoints } from './dictionary';
import { filesEndpoints } from './files';
import { ledgerEndpoints } from './ledger';
import { projectEndpoints } from './project';
import { statisticsEndpoints } from './statistics';
import { timeEndpoints } from './time';

export { sessionEndpoints } from './session';

/** The one table of special calls: each method of a port, its path, and where its arguments go. Spec §7 */
export const endpoints: EndpointTable = {
  session: sessionEndpoints,
  dictionaries: dictionaryEndpoints,
  files: filesEndpoints,
  cost: costEndpoints,
  ledger: ledgerEndpoints,
  project: projectEndpoints,
  statistics: statisticsEndpoints,
  time: timeEndpoints,
};
