import { faults, isId, Refusal, text } from '../../kernel';
import { tenant } from '../../access';
import { dataSource } from '../../develop';
import { updateRecords, type Call } from '../../records';

const NO_SOURCE = text(
  '数据源不存在或已被删除，不能分配给租户',
  'This data source does not exist, so no tenant gets it',
);

/** Records the data source intended for a tenant's data; an empty id clears the assignment. */
export async function assignDataSource(
  call: Call,
  { tenantId, datasourceId }: { readonly tenantId: string; readonly datasourceId: string },
): Promise<void> {
  const found = await call.records.findByKeys(tenant, [{ code: tenantId }]);
  if (found.length === 0) throw new Refusal(faults.notFound(tenant.label));
  if (datasourceId !== '' && !(await isSource(call, datasourceId))) {
    throw new Refusal({ code: 403, name: 'NO_DATA_SOURCE', message: NO_SOURCE });
  }
  await updateRecords(
    call,
    tenant,
    found.map((before) => ({ before, values: { datasourceId: datasourceId || null } })),
  );
}

const isSource = async (call: Call, id: string): Promise<boolean> =>
  isId(id) && (await call.records.count(dataSource, [{ field: 'id', is: 'equal', value: id }])) > 0;
