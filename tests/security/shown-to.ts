import { resourceEndpoints, type Endpoint } from '@rdm/blade-protocol';
import { tenantResources as resources } from './tenant-resources';
import type { WireCall } from '../contract/wire-caller';
import { answeredText } from './answered-text';
import { MONTH, YEAR, type FilledTenant } from './filled-tenant';
import { asksAll, shareOf, type Locks } from './places-asked';
import { specialCalls } from './strange-calls';

/** GET calls of the family that write. */
const writingGets = new Set([
  'cost.initEquipmentPower',
  'cost.initFixedAssets',
  'cost.initIntangibles',
  'cost.initPersonnel',
  'cost.initPower',
  'ledger.recompute',
  'project.copy',
  'reports.restatsAll',
  'reverseAllocation.allocate',
  'reverseAllocation.clearTime',
]);

/** The records whose ids a call is asked for, besides being asked for all. */
const asked = ['blade-rdm/project', 'blade-rdm/attachment', 'blade-rdm/projectreport'];

const isFile = (name: string) => /export|download|template/i.test(name);

interface Looked {
  /** Without files, which cost most of the time, where those are looked at on their own. */
  readonly files?: boolean;
  /** Locks that are tested with their share of the answers. */
  readonly locks?: Locks;
}

/** Of the registers, whose workbooks one writer makes of what their lists show, those of every fourth are looked at. */
const EVERY = 4;

/** Whether an answer tells of the exports that asking makes, so that it is another one the next time. */
export const tellsOfAsking = (name: string): boolean => name.startsWith('execution.timeline ');

/** Every answer a tenant gets without naming another tenant's record, by the name of the call. */
export async function shownTo(
  call: WireCall,
  tenant: FilledTenant,
  { files = true, locks }: Looked = {},
): Promise<Map<string, string>> {
  const shown = new Map<string, string>();
  const asked = asking(tenant, files);
  for (const { name, path, query } of locks ? shareOf(asked, locks) : asked)
    shown.set(name, await answeredText(await call('GET', path, { token: tenant.token, query }), path));
  return shown;
}

interface Asked {
  readonly name: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

function asking({ records }: FilledTenant, files: boolean): Asked[] {
  const all: Asked[] = [];
  const show = (name: string, path: string, query: Record<string, string>) => void all.push({ name, path, query });
  for (const { name, endpoint, access } of specialCalls) {
    if (endpoint.method !== 'GET' || access === 'public' || writingGets.has(name)) continue;
    if (!files && isFile(name)) continue;
    show(`${name} ${endpoint.path}`, endpoint.path, { year: YEAR, code: 'sex', size: '-1' });
    if (takes(endpoint, ['month'])) show(`${name} ${endpoint.path} month`, endpoint.path, { month: MONTH });
    if (!takes(endpoint, ['id', 'ids', 'projectId', 'reportId'])) continue;
    for (const of of asked) {
      const id = String(records.get(of)!.id);
      const query = { year: YEAR, id, ids: id, projectId: id, reportId: id };
      show(`${name} ${endpoint.path} ${of}`, endpoint.path, query);
    }
  }
  for (const [at, resource] of resources.entries()) {
    for (const { call: name, method, path } of resourceEndpoints(resource)) {
      if (method !== 'GET' || (isFile(name) && !(files && (asksAll || at % EVERY === 0)))) continue;
      if (name === 'list' || name === 'export') show(`${path} all`, path, { size: '-1' });
      // The workbook of one record adds nothing to the workbook of all.
      if (name !== 'export') show(`${path} ${name}`, path, { id: String(records.get(resource.name)?.id ?? '') });
    }
  }
  return all;
}

/** Whether one of these parameters changes the request; undeclared parameters are dropped unread. */
function takes({ query, page, filters }: Endpoint, names: readonly string[]): boolean {
  if (page ?? filters) return true;
  if (!query) return false;
  return !('entries' in query) || names.some((name) => name in (query.entries as object));
}
