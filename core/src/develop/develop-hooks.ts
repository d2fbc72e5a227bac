import { tenant } from '../access';
import { faults, quotable, Refusal, text } from '../kernel';
import { hooksOn, type Call, type HooksByName, type RecordOf } from '../records';
import { takeSecrets, type SecretKeeper } from '../system';
import { codeSetting } from './code-setting';
import { dataSource } from './data-source';

/** A data source in use cannot be removed. */
async function refuseUsed(call: Call, rows: readonly RecordOf<typeof dataSource>[]): Promise<void> {
  for (const { id, name } of rows) {
    const [tenants, settings] = [
      await call.records.find(tenant, { where: [{ field: 'datasourceId', is: 'equal', value: id }], limit: 1 }),
      await call.records.find(codeSetting, { where: [{ field: 'datasourceId', is: 'equal', value: id }], limit: 1 }),
    ];
    const user = tenants[0]?.tenantName ?? settings[0]?.codeName;
    if (user === null || user === undefined) continue;
    const [which, by] = [quotable(name ?? ''), quotable(user)];
    throw new Refusal(
      faults.invalid(
        text(`数据源“${which}”正被“${by}”使用，不能删除`, `The data source “${which}” is used by “${by}” and stays`),
      ),
    );
  }
}

/** Hooks of the developers' tables. */
export const developHooks = ({ secrets }: { readonly secrets: SecretKeeper }): HooksByName =>
  hooksOn(dataSource, {
    // The password is encrypted. It is bound to the address: if that changes without a new password it is cleared, so
    // that a user cannot have it sent to a server of their own.
    beforeSubmit: async (_call, values, before, draft) => {
      if (before && before.url !== values.url) values.password = null;
      await takeSecrets(dataSource, values, draft, (typed) => secrets.seal(typed));
    },
    beforeRemove: refuseUsed,
  });
