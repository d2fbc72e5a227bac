import { PLATFORM_TENANT, session, tenantQuota, trialQuota } from '../access';
import { faults, fill, Refusal, text, type Ephemeral } from '../kernel';
import type { Call, Records, Resource, StoredRecord } from '../records';
import { logResources } from '../system';

const A_DAY = 24 * 3_600_000;

const FULL = text(
  '本企业今天新增的数据已达额度（{quota} 行），请明天再继续，或请平台管理员提高额度',
  'Your enterprise has added the rows it may add within a day ({quota}); go on tomorrow, or ask the platform for more',
);

/** What the program writes itself: figures it works out, sign-ins, logs. */
const isOwn = (resource: Resource): boolean =>
  resource.origin === 'derived' ||
  resource.name === session.name ||
  logResources.some(({ name }) => name === resource.name);

/**
 * The records of a call, of which people and programs may add as many rows within a day as the quota of their tenant
 * allows: nobody may fill the database for all others.
 * @param callOf the call these records belong to
 */
export function withRowQuota(records: Records, ephemeral: Ephemeral, callOf: () => Call): Records {
  const insert: Records['insert'] = async (resource, rows) => {
    const call = callOf();
    const { tenantId, userId } = call.caller;
    if (userId === '' || tenantId === PLATFORM_TENANT || isOwn(resource)) return records.insert(resource, rows);
    const place = `rows of ${tenantId}`;
    const { count } = await ephemeral.counted(place);
    // The quota is looked up where there is any that could be used up.
    const { rowsPerDay } = count >= trialQuota.rowsPerDay ? await tenantQuota(call) : trialQuota;
    if (count >= rowsPerDay) throw new Refusal(faults.invalid(fill(FULL, { quota: String(rowsPerDay) })));
    let added = 0;
    await records.insert(resource, counting(rows as Iterable<StoredRecord>, () => (added += 1)) as typeof rows);
    if (added > 0) await ephemeral.count(place, A_DAY, added);
  };
  return new Proxy(records, {
    get: (target, name) => {
      if (name === 'insert') return insert;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}

function* counting<Row>(rows: Iterable<Row>, count: () => void): Generator<Row> {
  for (const row of rows) {
    count();
    yield row;
  }
}
