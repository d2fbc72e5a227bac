import { datedSheets } from '../../enterprise';
import { summaryHead } from '../../ledger';
import type { Call, PrintedForm } from '../../records';
import { bridgeSheet } from './bridge-sheet';
import { yearBridge } from './year-bridge';

/** The basis reconciliation of a year as a workbook. */
export async function printBridge(call: Call, { year }: { year: string }): Promise<PrintedForm> {
  const bridge = await yearBridge(call, { year });
  const sheet = bridgeSheet(await summaryHead(call, year), bridge);
  return { name: `${year}年研究开发费用口径差异表`, sheets: await datedSheets(call, year, [sheet]) };
}
