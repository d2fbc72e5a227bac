import { role, tenant } from '../../access';
import type { Call } from '../../records';
import type { PasswordHasher } from '../../kernel';
import type { StandardDictionary } from '../../system';
import { fillTenant, seedOrganisation, type TenantSeed } from './tenant-content';

export type InTenant = <T>(tenantId: string, work: (call: Call) => Promise<T>) => Promise<T>;

/** Dependencies of creating a tenant. */
export interface Founding {
  readonly inTenant: InTenant;
  readonly hasher: PasswordHasher;
  /** The dictionaries every tenant starts with. */
  readonly dictionaries: readonly StandardDictionary[];
  /** And their further content. */
  readonly contents: readonly TenantSeed[];
  /** An unguessable UUID. */
  readonly newKey: () => string;
}

/** Six random digits no tenant uses or ever used, so that a new tenant cannot inherit records of a removed one. */
export async function freeTenantNumber({ inTenant, newKey }: Founding, platform: string): Promise<string> {
  for (;;) {
    const code = String(100_000 + (Number.parseInt(newKey().replaceAll('-', '').slice(-12), 16) % 900_000));
    const isRegistered = await inTenant(platform, async (call) => {
      return (await call.records.findByKeys(tenant, [{ code }])).length > 0;
    });
    if (!isRegistered && !(await inTenant(code, async (call) => (await call.records.count(role)) > 0))) return code;
  }
}

/** An unguessable password for the first administrator, shown once. */
export const firstPassword = (newKey: () => string): string => newKey().replaceAll('-', '').slice(0, 16);

/** The first administrator of a new tenant. */
export interface FirstAdministrator {
  readonly account: string;
  readonly realName: string;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
}

/** Seeds a registered tenant: roles, dictionaries, first department and post, and its administrator. */
export async function foundTenant(
  { inTenant, dictionaries, contents }: Founding,
  code: string,
  name: string,
  administrator: FirstAdministrator,
): Promise<void> {
  await inTenant(code, async (call) => {
    const first = { ...administrator, roleAlias: 'admin', passwordHash: async () => administrator.passwordHash };
    await fillTenant(call, { roles: 'enterprise', dictionaries, contents, users: [first] });
    await seedOrganisation(call, name);
  });
}
