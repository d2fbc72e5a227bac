import { fileName, type Call, type PrintedForm } from '../../records';
import { accountTitle, finalAccountSheet } from '../final-account-sheet';
import { readPaperSource } from '../papers/read-paper-source';

/** 决算表 of a project in its year, or the execution of its budget while it goes on. @throws 404 for one that is not found */
export async function printFinalAccount(
  call: Call,
  { projectId }: { readonly projectId: string },
): Promise<PrintedForm> {
  const source = await readPaperSource(call, projectId);
  const { text } = source.project;
  const of = {
    ...{ unitName: source.enterprise.text('name'), code: text('code'), name: text('name'), year: text('year') },
    isEnded: source.project.stored?.completion === 'ended',
    fundsUse: source.completion.text('fundsUse'),
    outdated: source.outdated ?? '',
  };
  return {
    name: fileName(`${of.year}年度${of.code}${accountTitle(of)}`),
    sheets: [finalAccountSheet(of, source.money)],
  };
}
