import { diagnosisRecord } from '@rdm/core/internal/diagnosis';
import { policy } from '@rdm/core/internal/policy';
import { createHash } from 'node:crypto';
import { endpoints, resourcePath } from '@rdm/blade-protocol';
import { apiScope, dataScope } from '@rdm/core/internal/access';
import { allocationAccount, fixedAsset, fixedAssetUse, intangibleAsset, leasesVerify } from '@rdm/core/internal/cost';
import { enterprise } from '@rdm/core/internal/enterprise';
import { attachment } from '@rdm/core/internal/evidence';
import { subjectMatch, voucherEntry } from '@rdm/core/internal/finance';
import { storedLayout } from '@rdm/core/internal/intake';
import { initialDraft, type Field, type Layout, type Resource } from '@rdm/core/internal/records';
import { paperTemplate } from '@rdm/core/internal/execution';
import { personnel } from '@rdm/core/internal/project';
import { createDocumentWriter } from '@rdm/documents';
import { webhook } from '@rdm/core/internal/platform';
import { objectStore } from '@rdm/core/internal/system';
import { expect } from 'vitest';
import type { WireAnswer, WireCall } from '../contract/wire-caller';
import { testCard } from '../setup/certified-tenant';
import { uploadedFile } from '../setup/sample-files';

/** The year every filled tenant has. */
export const YEAR = '2024';
/** The month of it in which everything happens. */
export const MONTH = `${YEAR}-03`;

export interface FilledTenant {
  readonly token: string;
  /** The draft submitted for a record, by resource name; of resources that take submits. */
  readonly drafts: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** One record by resource name, as a list returns it; of every resource that has a list. */
  readonly records: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** The keys of its dictionaries by code. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
}

/**
 * Creates a record of every resource in a tenant through the product's own calls, from the declarations: every text
 * begins with the mark, every reference names an earlier record. Calculated records are calculated.
 */
export async function fillTenant(
  call: WireCall,
  token: string,
  resources: readonly Resource[],
  mark: string,
): Promise<FilledTenant> {
  const keys = new Map<string, readonly string[]>();
  const drafts = new Map<string, Record<string, unknown>>();
  const ids = new Map<string, string>();
  let texts = 0;

  const keysOf = async (code: string): Promise<readonly string[]> => {
    const known = keys.get(code);
    if (known) return known;
    const { body } = await call('GET', endpoints.dictionaries.entries.path, { token, query: { code } });
    const read = (body.data as unknown as { dictKey: string }[]).map(({ dictKey }) => dictKey);
    keys.set(code, read);
    return read;
  };
  const valueOf = async (field: Field): Promise<unknown> => {
    switch (field.kind) {
      case 'text':
      case 'longText':
        return `${mark}${(texts += 1)}`.slice(0, field.maxLength);
      case 'money':
        return '4800.00';
      case 'number':
      case 'percent':
        return '8';
      case 'integer':
        return Math.max(field.min ?? 1, 1);
      case 'date':
        return `${MONTH}-05`;
      case 'month':
        return MONTH;
      case 'year':
        return YEAR;
      case 'time':
        return `${MONTH}-05 08:00:00`;
      case 'dictionary':
      case 'yesNo':
        return (await keysOf(field.kind === 'yesNo' ? 'yes_no' : field.dictionary))[0];
      case 'dictionaryMany':
        return (await keysOf(field.dictionary))[0];
      case 'reference':
      case 'treeReference':
      case 'referenceMany':
        return ids.get(field.to);
      default:
        return undefined;
    }
  };
  const cardOfTenant = async () => {
    const { body } = await call('GET', resourcePath(enterprise, 'list'), { token });
    return (body.data.records as Record<string, unknown>[])[0];
  };
  const submit = async (resource: Resource) => {
    const draft: Record<string, unknown> = { ...initialDraft(resource, `${MONTH}-05`) };
    for (const [name, field] of Object.entries(resource.fields)) {
      const value = name === 'year' ? YEAR : (draft[name] ?? (await valueOf(field)));
      if (value !== undefined && !field.secret && field.kind !== 'computed' && field.kind !== 'structure')
        draft[name] = value;
    }
    Object.assign(draft, needed[resource.name]);
    // Another name or licence would end the certification of a card that is there.
    const card = resource.name === enterprise.name ? await cardOfTenant() : undefined;
    if (card) Object.assign(draft, { name: undefined, creditCodeFiles: undefined, creditCode: card.creditCode });
    // A row submitted without an upload must name stored bytes.
    if (resource.name === attachment.name) draft.fileKey = (await uploadedFile(call, token, `${mark}.pdf`)).name;
    if (resource.name === paperTemplate.name) draft.templateFiles = await uploadedTemplate(call, token, mark);
    const answer = await call('POST', resourcePath(resource, 'submit'), { token, json: draft });
    expect([resource.name, answer.body.msg]).toEqual([resource.name, '操作成功']);
    ids.set(resource.name, String(answer.body.data.id));
    drafts.set(resource.name, draft);
  };

  for (const resource of inOrderOfReference(resources)) await submit(resource);
  // Depreciation begins in the month after entry, so the asset is used in that month, too.
  await call('POST', resourcePath(fixedAssetUse, 'submit'), {
    token,
    json: { ...drafts.get(fixedAssetUse.name), month: `${YEAR}-04` },
  });
  // An entry that reduces what is booked on a matched account.
  const { subjectCode, subjectName } = drafts.get(subjectMatch.name)!;
  const reducing = { subjectCode, subjectName, entryNo: 9, debitAmount: '', creditAmount: '5.00' };
  await call('POST', resourcePath(voucherEntry, 'submit'), {
    token,
    json: { ...drafts.get(voucherEntry.name), ...reducing },
  });
  // Cost that the super-deduction does not have.
  const further = { subjectCode: `${subjectCode}9`, subjectName: '研发支出-通讯费' };
  await call('POST', resourcePath(subjectMatch, 'submit'), {
    token,
    json: { ...drafts.get(subjectMatch.name), ...further, costItem: '8.5' },
  });
  await call('POST', resourcePath(voucherEntry, 'submit'), {
    token,
    json: { ...drafts.get(voucherEntry.name), ...further, entryNo: 8, debitAmount: '7.00', creditAmount: '' },
  });
  await confirmHours(call, token, mark);
  await importPerson(call, token, mark);
  await calculate(call, token);
  const records = new Map<string, Record<string, unknown>>();
  for (const resource of resources.filter(({ calls }) => calls.includes('list'))) {
    const query = ids.has(resource.name) ? { id: ids.get(resource.name)! } : undefined;
    const { body } = await call('GET', resourcePath(resource, 'list'), { token, query });
    const [record] = body.data.records as Record<string, unknown>[];
    if (!record) throw new Error(`${resource.name} has no record yet: let calculate() make one`);
    records.set(resource.name, record);
  }
  return { token, drafts, records, keys };
}

/** How a roster of another program is read. */
const roster: Layout = {
  register: personnel.name,
  name: { zh: '花名册', en: 'Roster' },
  headings: ['人员', '编码'],
  fields: { name: { from: 'column', heading: '人员' }, code: { from: 'column', heading: '编码' } },
};

/** Imports a person, which leaves an entry in the history of imports. */
async function importPerson(call: WireCall, token: string, mark: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([`姓名,工号\n${mark}人员,${mark}import\n`]), `${mark}.csv`);
  const { body } = await call('POST', resourcePath(personnel, 'import'), { token, body: form });
  expect(body.data).toMatchObject({ inserted: 1 });
}

/** Numbers and addresses of the card that have a form of their own. */
const contacts = {
  ...{ financeMobile: '13800138001', rdMobile: '13800138002', statisticsMobile: '13800138003' },
  ...{ financeEmail: 'a@example.com', rdEmail: 'b@example.com', statisticsEmail: 'c@example.com' },
  ...{ legalPersonphone: '0591-87654321', legalPersonfax: '0591-87654322', legalPersonemail: 'd@example.com' },
};

/** Fields that do not take any text: an existing register and column, a valid path, the location of an object store. */
/** The id of a Word document that is a template. */
async function uploadedTemplate(call: WireCall, token: string, mark: string): Promise<string> {
  const parts = [{ kind: 'paragraphs', paragraphs: ['{{项目名称}}'] } as const];
  const bytes = await createDocumentWriter().write({ title: mark, parts });
  return (await uploadedFile(call, token, `${mark}.docx`, bytes)).attachId!;
}

const needed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [enterprise.name]: { ...testCard, ...contacts, industryCode: '3462' },
  'blade-rdm/enterpriseyear': { industryCode: '3462', taxRate: '8' },
  'blade-rdm/projectcrossyear': { year: String(Number(YEAR) + 1) },
  // The sub-kinds are each of one kind.
  'blade-rdm/intellectualproperty': { subType: '' },
  // An asset that is still there in the month of its use, as it was entered.
  [fixedAsset.name]: { taxMethod: 'asBooked', changeDate: '', impairDate: '', disposeDate: '' },
  [intangibleAsset.name]: { disposeDate: '' },
  // The account its allocation voucher debits.
  [allocationAccount.name]: { side: 'expensed', costItem: '2.8' },
  // Only a batch that was sold has a date of sale.
  'blade-rdm/productionbatch': { disposition: 'sold' },
  // What is passed on is within what is allotted, and nothing is shifted between subjects.
  'rdm/governmentprojectbudget': { equipmentGrant: '9600.00' },
  'rdm/externalunitsbudget': { equipmentGrant: '4800.00' },
  'rdm/thisexternalbudget': { equipmentAdjusted: '', businessAdjusted: '', labourAdjusted: '', indirectAdjusted: '' },
  'blade-rdm/enterprisehthr': { certNo: 'GR202432001234' },
  'blade-rdm/rdactivity': { code: 'RD01' },
  'blade-rdm/enterprisehtsme': { regNo: `${YEAR}32058300001234` },
  'blade-rdm/enterpriseabovescale': { statCode: '3462' },
  // The person is the user who fills the tenant, so that a month of hours can be confirmed.
  [personnel.name]: { account: 'admin' },
  'assess/selfAssessment': { answers: '{"sales":"60000000.00"}' },
  'assess/evaluationrecord': { answers: '{"sales":"60000000.00"}' },
  [dataScope.name]: { scopeClass: personnel.name, scopeColumn: 'createUser' },
  [apiScope.name]: { scopePath: '/api/closed/to/nobody' },
  [storedLayout.name]: { code: personnel.name, layout: JSON.stringify(roster) },
  [policy.name]: { conditions: '科技型中小企业 = 是', sourceUrl: 'https://www.example.com/policy' },
  [objectStore.name]: { endpoint: 'https://s3.example.com', bucketName: 'files' },
  // In use, so that there are deliveries; nothing answers at this address.
  [webhook.name]: {
    ...{ url: 'https://erp.example.com/rdm', events: `${personnel.name}.written` },
    ...{ secret: 'a secret of the tests', active: '2' },
  },
};

/** A month as its person confirms it, and a trace of his work. */
async function confirmHours(call: WireCall, token: string, mark: string): Promise<void> {
  const { hoursMonths, workSignals } = endpoints;
  const { body } = await call('GET', hoursMonths.mine.path, { token, query: { month: MONTH } });
  const lines = (body.data.lines as readonly { readonly projectId: string; readonly hours: string }[]).map(
    ({ projectId, hours }) => ({ projectId, hours }),
  );
  const confirmed = await call('POST', hoursMonths.submit.path, { token, json: { month: MONTH, version: 0, lines } });
  expect([confirmed.status, confirmed.body.msg]).toEqual([200, '操作成功']);
  const form = new FormData();
  const log = `${'a'.repeat(40)}\t${mark}@example.com\t${MONTH}-05T09:00:00+08:00\trefs/heads/${mark}\t${mark}`;
  form.append('file', new Blob([log]), `${mark}.log`);
  const read = await call('POST', workSignals.readFile.path, { token, body: form });
  expect([read.status, read.body.msg]).toEqual([200, '操作成功']);
}

/** Everything not submitted as a record: typed figures, and what is calculated from the registers. */
async function calculate(call: WireCall, token: string): Promise<void> {
  const done = ({ status, body }: WireAnswer) => expect([status, body.msg]).toEqual([200, '操作成功']);
  const { allocationVouchers, declaration, ledger, risks, statistics, tokens } = endpoints;
  const password = createHash('md5').update('admin').digest('hex');
  const access = { name: '接口', password, days: 30, scopes: ['project:read'] };
  done(await call('POST', tokens.create.path, { token, json: access }));
  done(await call('POST', ledger.saveYearInputs.path, { token, json: { year: YEAR, line43: '4.00' } }));
  done(await call('POST', statistics.save.path, { token, query: { year: YEAR }, json: { amount29: '7' } }));
  // The month was verified before its rent was entered; verifying it again builds its cost.
  const rent = { month: MONTH, reason: '尚未入账' };
  done(await call('POST', resourcePath(leasesVerify, 'submit'), { token, json: rent }));
  const voucher = { month: MONTH, groups: ['leases'], format: 'csv' };
  done(await call('POST', allocationVouchers.make.path, { token, json: voucher }));
  done(await call('GET', ledger.recompute.path, { token, query: { year: YEAR } }));
  done(await call('POST', declaration.submit.path, { token, json: { year: YEAR, period: 'H1' } }));
  const { body } = await call('GET', risks.scan.path, { token, query: { year: YEAR } });
  const [{ key }] = body.data.risks as unknown as [{ readonly key: string }];
  const explained = { year: YEAR, key, state: 'explained', reason: '有会议纪要' };
  done(await call('POST', risks.explain.path, { token, json: explained }));
  await diagnose(call, token);
}

/** Another account of the tenant finds something, as nobody diagnoses what he asked for. */
async function diagnose(call: WireCall, token: string): Promise<void> {
  const { diagnosis, session } = endpoints;
  const { body } = await call('GET', resourcePath(diagnosisRecord, 'list'), { token });
  const [{ id, tenantId }] = body.data.records as unknown as [{ readonly id: string; readonly tenantId: string }];
  const asked = await call('POST', diagnosis.save.path, { token, json: { id, state: 'submitted' } });
  expect(asked.body.msg).toBe('操作成功');
  const password = createHash('md5').update('expert').digest('hex');
  const expert = await call('POST', session.token.path, { query: { tenantId, username: 'expert', password } });
  const findings = [{ topic: 'people', level: 'green', finding: '人员配备合理' }];
  const json = { id, conclusion: '合规', findings, publish: true };
  const found = await call('POST', diagnosis.expertDiagnose.path, { token: String(expert.body.access_token), json });
  expect(found.body.msg).toBe('操作成功');
}

/** The resources that take submits, each after those it refers to. */
function inOrderOfReference(resources: readonly Resource[]): Resource[] {
  const ordered: Resource[] = [];
  const visit = (resource: Resource, waiting: readonly string[]) => {
    if (ordered.includes(resource) || waiting.includes(resource.name)) return;
    for (const field of Object.values(resource.fields)) {
      const to = 'to' in field && resources.find(({ name }) => name === field.to);
      if (to) visit(to, [...waiting, resource.name]);
    }
    if (resource.calls.includes('submit') && resource.origin === 'entered') ordered.push(resource);
  };
  for (const resource of resources) visit(resource, []);
  return ordered;
}
