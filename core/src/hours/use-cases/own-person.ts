import { Refusal, text } from '../../kernel';
import { personnel } from '../../project';
import { wholly, type Call, type RecordOf } from '../../records';

export type Person = RecordOf<typeof personnel>;

const NO_PERSON = text(
  '您的账号还没有对应到研发人员，请财务人员或管理员在“研发人员”中填写您的登录账号',
  'Your account stands for no person of R&D personnel yet; ask finance or an administrator to enter it there',
);

/** The person the caller is, by the account the register of personnel states; null where none states it. */
export async function personOfCaller(call: Call): Promise<Person | null> {
  const { account } = call.caller;
  if (account === '') return null;
  // Unscoped: whoever may see only some of the personnel is a person all the same.
  const where = [{ field: 'account', is: 'equal', value: account }] as const;
  const [person] = await wholly(call).records.find(personnel, { where, limit: 1 });
  return person ?? null;
}

/** The call without any data scope: what a person confirms is his own, whatever part of the registers he may see. */
export const asOwn = (call: Call): Call => ({ ...wholly(call), caller: { ...call.caller, dataScopes: undefined } });

/** @throws Refusal 404 that says who can state the account */
export async function requirePerson(call: Call): Promise<Person> {
  const person = await personOfCaller(call);
  if (!person) throw new Refusal({ code: 404, name: 'NO_PERSON', message: NO_PERSON });
  return person;
}
