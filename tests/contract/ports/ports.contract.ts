import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenStack, Stack } from '../../setup/stacks';
import { achievementsContract } from './achievements.contract';
import { allocationVouchersContract } from './allocation-vouchers.contract';
import { assistantContract } from './assistant.contract';
import { auditContract } from './audit.contract';
import { conditionsContract } from './conditions.contract';
import { costContract } from './cost.contract';
import { costReportsContract } from './cost-reports.contract';
import { costViewsContract } from './cost-views.contract';
import { developContract } from './develop.contract';
import { dictionaryContract } from './dictionary.contract';
import { enterpriseContract } from './enterprise.contract';
import { financeContract } from './finance.contract';
import { formsContract } from './forms.contract';
import { highTechContract } from './high-tech.contract';
import { historyContract } from './history.contract';
import { ledgerContract } from './ledger.contract';
import { ledgerSummaryContract } from './ledger-summary.contract';
import { hoursMonthContract } from './hours-month.contract';
import { listContract } from './list.contract';
import { onceContract } from './once.contract';
import { registrationContract } from './registration.contract';
import { platformContract } from './platform.contract';
import { peopleContract } from './people.contract';
import { projectContract } from './project.contract';
import { projectSheetContract } from './project-sheet.contract';
import { reverseAllocationContract } from './reverse-allocation.contract';
import { reportsContract } from './reports.contract';
import { contractResources } from './sample';
import { modulesContract } from './modules.contract';
import { rightsContract } from './rights.contract';
import { sessionContract } from './session.contract';
import { socialContract } from './social.contract';
import { statisticsContract } from './statistics.contract';
import { submitContract } from './submit.contract';
import { titleContract } from './title.contract';
import { tokensContract } from './tokens.contract';
import { treeContract } from './tree.contract';
import { webhooksContract } from './webhooks.contract';
import { workbookContract } from './workbook.contract';
import { worktimeContract } from './worktime.contract';

/** Every suite uses tenants of its own; all share the neighbour. */
const tenant = (number: number) => String(310_000 + number);
const neighbour = tenant(0);

/** The contracts, each on the tenants it is given, and how many tenants they take together. */
interface Contracts {
  readonly tenants: number;
  readonly run: (now: () => OpenStack) => void;
}

/** What every resource can do: all that the records of a store are asked for. */
const ofRecords: Contracts = {
  tenants: 9,
  run: (now) => {
    sessionContract(now, [tenant(1), neighbour]);
    listContract(now, [tenant(1), neighbour]);
    conditionsContract(now, tenant(2));
    submitContract(now, tenant(3));
    onceContract(now, tenant(4));
    historyContract(now, tenant(5));
    treeContract(now, tenant(6));
    workbookContract(now, tenant(7));
    dictionaryContract(now, [tenant(8), neighbour]);
  },
};

const ofEverything: Contracts = {
  tenants: 40,
  run: (now) => {
    ofRecords.run(now);
    ledgerContract(now, [tenant(9), neighbour]);
    projectSheetContract(now, tenant(10));
    projectContract(now, [tenant(11), neighbour]);
    costContract(now, [tenant(13), neighbour]);
    ledgerSummaryContract(now, [tenant(12), neighbour]);
    formsContract(now, [tenant(14), neighbour]);
    statisticsContract(now, [tenant(15), neighbour]);
    worktimeContract(now, [tenant(16), neighbour]);
    costReportsContract(now, [tenant(17), neighbour]);
    costViewsContract(now, [tenant(18), neighbour]);
    reverseAllocationContract(now, [tenant(19), neighbour]);
    financeContract(now, [tenant(20), neighbour]);
    auditContract(now, [tenant(21), neighbour]);
    reportsContract(now, [tenant(22), neighbour]);
    peopleContract(now, [tenant(23), neighbour]);
    rightsContract(now, [tenant(24), neighbour]);
    modulesContract(now, [tenant(30), neighbour]);
    platformContract(now, [tenant(28), neighbour]);
    registrationContract(now, tenant(29));
    developContract(now, tenant(30));
    enterpriseContract(now, [tenant(36), neighbour]);
    achievementsContract(now, [tenant(37), neighbour]);
    assistantContract(now, [tenant(31), neighbour]);
    tokensContract(now, [tenant(32), neighbour]);
    webhooksContract(now, [tenant(33), neighbour]);
    socialContract(now, [tenant(30), neighbour]);
    allocationVouchersContract(now, [tenant(34), neighbour]);
    hoursMonthContract(now, [tenant(35), neighbour]);
    titleContract(now, [tenant(38), neighbour]);
    highTechContract(now, [tenant(39), neighbour]);
  },
};

function contractsOn(stack: Stack, { tenants, run }: Contracts): void {
  describe(stack.name, () => {
    let opened: OpenStack | undefined;
    beforeAll(async () => {
      opened = await stack.open({
        tenants: Array.from({ length: tenants }, (_, at) => tenant(at)),
        furtherResources: contractResources,
      });
    });
    afterAll(() => opened?.stop());
    run(() => opened!);
  });
}

/** The contract of every inbound port. */
export const portsContract = (stack: Stack): void => contractsOn(stack, ofEverything);

/** The contract of the ports of records alone, for a stack that differs from another one in its store. */
export const recordPortsContract = (stack: Stack): void => contractsOn(stack, ofRecords);
