import { fileName, type Call, type PrintedForm } from '../../records';
import type { FormEdition } from '../form-edition';
import { officialSheets } from './official-sheets';
import { ledgerBook, type LedgerAsked } from './ledger-book';
import { ledger2015Sheets } from './ledger2015-sheet';
import { ledger2021Sheets } from './ledger2021-sheet';

const editions: Readonly<Record<FormEdition, string>> = { '2021': '2021版', '2020': '2015版' };

interface Edition {
  /** The edition of 2021 unless given. */
  readonly type?: FormEdition;
}

export const printLedgerOfProject = (
  call: Call,
  asked: { readonly projectId: string; readonly year: string } & Edition,
): Promise<PrintedForm> => printLedger(call, asked);

export const printLedgerOfReport = (call: Call, asked: { readonly reportId: string } & Edition): Promise<PrintedForm> =>
  printLedger(call, asked);

/** The ledger of a project and year in the requested edition, with its calculation. */
async function printLedger(call: Call, asked: LedgerAsked & Edition): Promise<PrintedForm> {
  const { type = '2021' } = asked;
  const book = await ledgerBook(call, asked);
  const { year, projectCode, projectName } = book.sheet;
  return {
    name: fileName(`${year}年度${projectCode}${projectName}研发支出辅助账（${editions[type]}）`),
    sheets: await officialSheets(call, year, type === '2021' ? ledger2021Sheets(book) : ledger2015Sheets(book)),
  };
}
