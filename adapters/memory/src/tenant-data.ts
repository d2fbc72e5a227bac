import type { AuditEntry, Resource } from '@rdm/core/internal/records';
import { RecordTable } from './record-table';

/** The platform's own tenant, whose shared records every tenant reads. */
const PLATFORM = '000000';

/** Everything of one tenant. */
export interface TenantData {
  readonly tables: Map<string, RecordTable>;
  readonly history: AuditEntry[];
}

/** Everything of all tenants. */
export class AllData {
  readonly #tenants = new Map<string, TenantData>();

  of(tenantId: string): TenantData {
    let data = this.#tenants.get(tenantId);
    if (!data) this.#tenants.set(tenantId, (data = { tables: new Map(), history: [] }));
    return data;
  }

  table(tenantId: string, resource: Resource): RecordTable {
    const { tables } = this.of(tenantId);
    let table = tables.get(resource.name);
    if (!table) tables.set(resource.name, (table = new RecordTable(resource)));
    return table;
  }

  /** The tables a tenant reads a resource from. */
  visible(tenantId: string, resource: Resource): RecordTable[] {
    const readsPlatform = resource.sharing === 'platform' && tenantId !== PLATFORM;
    return [tenantId, ...(readsPlatform ? [PLATFORM] : [])].map((owner) => this.table(owner, resource));
  }
}
