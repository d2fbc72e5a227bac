import { tenant } from '../../access';
import { codeSetting, dataSource } from '../../develop';
import { faults, quotable, Refusal, text, type Call, type StoredRecord } from '../../kernel';
import type { SecretKeeper } from '../../system';
import type { ResourceHooks } from '../resource-hooks';

const LONGEST_PASSWORD = 500;
const TOO_LONG = text(
  `密码不能超过${LONGEST_PASSWORD}个字符`,
  `The password can have ${LONGEST_PASSWORD} characters at the most`,
);
const [NO, YES] = ['1', '2'];

/**
 * The password is sealed. It belongs to one address: where that changes and no password comes along it is forgotten, so
 * that nobody has it sent to a server of his own.
 */
const sealedPassword =
  (keeper: SecretKeeper): NonNullable<ResourceHooks['beforeSubmit']> =>
  async (_call, values, before, draft) => {
    const typed = typeof draft?.password === 'string' ? draft.password : '';
    if (typed.length > LONGEST_PASSWORD) {
      throw new Refusal(faults.invalid(TOO_LONG, [{ field: 'password', message: TOO_LONG }]));
    }
    if (typed !== '') values.password = await keeper.seal(typed);
    else if (before && before.url !== values.url) values.password = null;
    values.hasPassword = values.password ? YES : NO;
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
