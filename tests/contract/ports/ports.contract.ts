import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenStack, Stack } from '../../setup/stacks';
import { conditionsContract } from './conditions.contract';
import { dictionaryContract } from './dictionary.contract';
import { historyContract } from './history.contract';
import { ledgerContract } from './ledger.contract';
import { listContract } from './list.contract';
import { onceContract } from './once.contract';
import { contractResources } from './sample';
import { sessionContract } from './session.contract';
import { submitContract } from './submit.contract';
import { treeContract } from './tree.contract';
import { workbookContract } from './workbook.contract';

/** Every suite works in tenants of its own. */
const tenants = Array.from({ length: 8 }, (_, at) => String(310_001 + at));
const [one, two, three, four, five, six, seven, eight] = tenants as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** What every inbound port does, whatever stands behind it. */
export function portsContract(stack: Stack): void {
  describe(stack.name, () => {
    let opened: OpenStack | undefined;
    beforeAll(async () => {
      opened = await stack.open({ tenants, furtherResources: contractResources });
    });
    afterAll(() => opened?.stop());
    const now = () => opened!;
    sessionContract(now, [one, two]);
    listContract(now, [one, two]);
    conditionsContract(now, three);
    submitContract(now, four);
    onceContract(now, four);
    historyContract(now, four);
    treeContract(now, five);
    workbookContract(now, six);
    dictionaryContract(now, [seven, two]);
    ledgerContract(now, [eight, two]);
  });
}
