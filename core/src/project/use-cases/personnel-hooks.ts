import { user } from '../../access';
import { faults, fill, Refusal, text } from '../../kernel';
import { hooksOn, wholly, type Call, type HooksByName, type ReviewedRow, type RowFault } from '../../records';
import { personnel } from '../personnel';

const NO_ACCOUNT = text(
  '登录账号“{account}”不存在，请先在用户管理中新增该用户，或更正账号',
  'There is no account “{account}”; add the user first, or correct the account',
);
const TAKEN = text(
  '登录账号“{account}”已属于 {person}，一个账号只能对应一个人员',
  'The account “{account}” belongs to {person}; an account stands for one person only',
);

/** An account that a person states exists, and stands for that person alone. */
export const personnelHooks: HooksByName = hooksOn(personnel, {
  beforeSubmit: async (call, values, before) => {
    const [fault] = await accountFaults(call, [{ values, before }]);
    if (fault) throw new Refusal(faults.invalid(fault.message, [{ field: fault.field, message: fault.message }]));
  },
  reviewImport: accountFaults,
});

type Row = ReviewedRow<typeof personnel>;

async function accountFaults(call: Call, rows: readonly Row[]): Promise<RowFault[]> {
  const stated = rows.flatMap(({ values, before }, at) => {
    const account = values.account ?? null;
    return account === null || account === (before?.account ?? null) ? [] : [{ at, account, before, values }];
  });
  if (stated.length === 0) return [];
  const value = stated.map(({ account }) => account);
  const { records } = wholly(call);
  const users = await records.find(user, { where: [{ field: 'account', is: 'in', value }] });
  const known = new Set(users.map(({ account }) => account));
  const holders = new Map(
    (await records.find(personnel, { where: [{ field: 'account', is: 'in', value }] })).map((person) => [
      person.account,
      person,
    ]),
  );
  const seen = new Map<string, string>();
  return stated.flatMap(({ at, account, before, values }): RowFault[] => {
    const fault = (message: typeof TAKEN, person = '') => [
      { at, field: 'account', message: fill(message, { account, person }) },
    ];
    if (!known.has(account)) return fault(NO_ACCOUNT);
    const holder = holders.get(account);
    if (holder && holder.id !== before?.id) return fault(TAKEN, holder.name);
    const earlier = seen.get(account);
    if (earlier !== undefined) return fault(TAKEN, earlier);
    seen.set(account, values.name ?? '');
    return [];
  });
}
