import { attachmentType, keepMadeFiles, recordFiles, type FileServices, type KeptFile } from '../evidence';
import { groupNames, holdInputs, yearKey } from '../cost';
import { declaration, declarationPaper, enterpriseYear, latestDeclaration, type FiledDigest } from '../enterprise';
import { faults, Refusal, sha256, text, type Clock } from '../kernel';
import {
  insertRecords,
  insertRows,
  newRow,
  printedDownload,
  requireYear,
  sameValue,
  updateRecords,
  wholly,
  type Call,
  type Download,
  type Printers,
  type RecordOf,
  type Visit,
} from '../records';
import { declareKey } from './closed-writes';
import { printPapers, takeOpened, takePapers, type Declared, type Papers } from './papers';
import { readiness } from './readiness';

const CHANGED_MEANWHILE = text(
  '申报期间数据发生变动，请重算后重新提交',
  'The data changed while the declaration was made; recompute and submit again',
);

/** What a declaration needs besides the records: where files go, and what writes workbooks. */
export interface FilingServices {
  readonly files: FileServices;
  readonly printers: Printers;
  readonly clock: Clock;
}

/**
 * Submits the declaration of a year or an advance declaration: keeps its figures, their traces and its workbooks. An
 * annual one closes the year. The workbooks are written between two transactions; the second refuses where the figures
 * are not those of the first any more.
 */
export async function submitDeclaration(
  { caller, run }: Visit,
  given: Declared & { readonly remark?: string },
  { files, printers, clock }: FilingServices,
): Promise<RecordOf<typeof declaration>> {
  const declared: Declared = { year: requireYear(given.year), period: given.period };
  const { papers, forms } = await run(async (call) => {
    await requireReady(call, declared);
    return { papers: await takePapers(call, declared), forms: await printPapers(call, declared) };
  });
  const made: Download[] = [];
  for (const form of forms) made.push(await printedDownload(printers, form));
  const day = clock.now().slice(0, 10);
  return keepMadeFiles(files, { tenantId: caller.tenantId, day, open: run }, made, async (call, kept) => {
    await holdYear(call, declared.year);
    await requireReady(call, declared);
    if (!samePapers(papers, await takePapers(call, declared))) throw new Refusal(faults.invalid(CHANGED_MEANWHILE));
    const sums = made.map(({ bytes }) => sha256(bytes));
    const withOpened = new Map([...papers, ...(await takeOpened(call, declared))]);
    const filed = await file(call, declared, given.remark ?? null, withOpened, kept, sums);
    if (declared.period === 'ANNUAL') await setReviewStatus(call, declared.year, 'submit');
    return filed;
  });
}

/** Blocks every write to inputs of the year, and its rebuild, until the transaction ends. */
async function holdYear(call: Call, year: string): Promise<void> {
  await call.records.lock(yearKey(year));
  await holdInputs(call, groupNames);
  await call.records.lock(declareKey(year));
}

async function requireReady(call: Call, declared: Declared): Promise<void> {
  const [block] = (await readiness(call, declared)).blocks;
  if (block) throw new Refusal(faults.invalid(block));
}

const samePapers = (one: Papers, other: Papers): boolean =>
  one.size === other.size && [...one].every(([name, paper]) => sameValue(paper, other.get(name)));

/** Writes the record, its papers and the rows of its workbooks; a returned or opened version is filled in. */
async function file(
  call: Call,
  { year, period }: Declared,
  remark: string | null,
  papers: Papers,
  kept: readonly KeptFile[],
  sums: readonly string[],
): Promise<RecordOf<typeof declaration>> {
  const before = await latestDeclaration(call, year, period);
  const made = before ?? newRow(call, declaration, { year, period, correction: 0 });
  const rows = await recordFiles(
    call,
    kept.map((each) => ({ ...each, objectId: made.id, type: attachmentType(declaration, 'workbooks') })),
  );
  const digests: FiledDigest[] = rows.map(({ id, originalName }, at) => ({
    attachmentId: id,
    name: originalName ?? id,
    sha256: sums[at]!,
  }));
  const values = {
    reviewStatus: 'submit',
    submittedBy: call.caller.account,
    submittedById: call.caller.userId,
    submittedTime: call.clock.now(),
    reviewedBy: null,
    reviewedTime: null,
    remark,
    workbooks: rows.map(({ id }) => id),
    digests,
  };
  if (before) await changed(call, before, values);
  else await insertRows(call, declaration, [{ ...made, ...values }]);
  await call.records.purge(declarationPaper, [{ field: 'declarationId', is: 'equal', value: made.id }]);
  const contents = [...papers].map(([paper, content]) => ({ declarationId: made.id, paper, content }));
  await call.records.insert(
    declarationPaper,
    contents.map((each) => newRow(call, declarationPaper, each)),
  );
  return (await latestDeclaration(call, year, period))!;
}

/** Changes a declaration. @throws Refusal 409 where somebody else has changed it meanwhile */
export async function changed(
  call: Call,
  before: RecordOf<typeof declaration>,
  values: Partial<RecordOf<typeof declaration>>,
): Promise<void> {
  if ((await updateRecords(call, declaration, [{ before, values }])).length) throw new Refusal(faults.staleVersion());
}

/** Sets the review status of the enterprise year, which is recorded where it is not yet. */
export async function setReviewStatus(call: Call, year: string, reviewStatus: string): Promise<void> {
  const whole = wholly(call);
  const [before] = await whole.records.findByKeys(enterpriseYear, [{ year }]);
  if (!before) {
    await insertRecords(whole, enterpriseYear, [{ year, reviewStatus }]);
    return;
  }
  const stale = await updateRecords(whole, enterpriseYear, [{ before, values: { reviewStatus } }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
}
