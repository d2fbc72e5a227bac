import { tenant } from '../access';
import { codeSetting } from './code-setting';
import { dataSource } from './data-source';
import { faults, quotable, Refusal, text } from '../kernel';
import type { Call, ResourceHooks, StoredRecord } from '../records';
import { takeSecrets, type SecretKeeper } from '../system';

/**
 * The password is sealed. It belongs to one address: where that changes and no password comes along it is forgotten, so
 * that nobody has it sent to a server of his own.
 */
const sealedPassword =
  (keeper: SecretKeeper): NonNullable<ResourceHooks['beforeSubmit']> =>
  async (_call, values, before, draft) => {
    if (before && before.url !== values.url) values.password = null;
    await takeSecrets(dataSource, values, draft, (typed) => keeper.seal(typed));
  };

/** A data source that something depends on stays. */
async function refuseUsed(call: Call, rows: readonly StoredRecord[]): Promise<void> {
  for (const { id, name } of rows) {
    const [tenants, settings] = [
      await call.records.find(tenant, { where: [{ field: 'datasourceId', is: 'equal', value: id }], limit: 1 }),
      await call.records.find(codeSetting, { where: [{ field: 'datasourceId', is: 'equal', value: id }], limit: 1 }),
    ];
    const user = tenants[0]?.tenantName ?? settings[0]?.codeName;
    if (user === undefined) continue;
    const [which, by] = [quotable(String(name)), quotable(String(user))];
    throw new Refusal(
      faults.invalid(
        text(`数据源“${which}”正被“${by}”使用，不能删除`, `The data source “${which}” is used by “${by}” and stays`),
      ),
    );
  }
}

/** Behaviour of the developers' tables. */
export const developHooks = ({
  secrets,
}: {
  readonly secrets: SecretKeeper;
}): Readonly<Record<string, ResourceHooks>> => ({
  [dataSource.name]: { beforeSubmit: sealedPassword(secrets), beforeRemove: refuseUsed },
});
