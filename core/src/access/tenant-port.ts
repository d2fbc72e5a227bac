import type { Page, PageQuery, StoredRecord } from '../records';

export interface TenantChoice {
  readonly tenantId: string;
  readonly tenantName: string;
}

/** What the sign-in page may know of the tenant whose domain it was reached under; empty where none has it. */
export interface TenantInfo {
  readonly tenantId?: string;
  readonly domain?: string;
  readonly backgroundUrl?: string;
}

/** The tenants, which only the platform's people see. docs/wire.md, Tenants */
export interface TenantPort {
  page(query: PageQuery): Promise<Page<StoredRecord>>;
  select(): Promise<readonly TenantChoice[]>;
  /** Those whose name contains the text. */
  findByName(args: { name: string }): Promise<readonly TenantChoice[]>;
  info(args: { domain: string }): Promise<TenantInfo>;
  /** Sets how many accounts tenants may have, and until when they may sign in. What is not given stays. */
  setting(args: { ids: string; accountNumber?: number; expireTime?: string }): Promise<void>;
  /** Notes which data source is meant for a tenant's data. */
  datasource(args: { tenantId: string; datasourceId: string }): Promise<void>;
  /** Whether the caller's tenant lets others fetch its data; with `status` it is set. */
  dataSyncAuth(args: { status?: '0' | '1' }): Promise<{ readonly status: '0' | '1' }>;
}
