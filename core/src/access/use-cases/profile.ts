import { validateEmail, validateMobile, type IdentityRule } from '../../identity';
import { faults, Refusal, text, type PasswordHasher, type Text } from '../../kernel';
import { parseValue, updateRecords, type Call, type Visit } from '../../records';
import type { WithCallers } from '../believed-rights';
import { numberFault, numberRule, post } from '../../system';
import { role } from '../role';
import { user, type UserRecord } from '../user';
import type { Profile, ProfileChange } from '../profile';
import type { FailedSignIns } from '../failed-sign-ins';
import { newPasswordValues, type NewPassword, type WithPasswords } from './change-password';
import { endSessionsOf } from './open-sessions';
import { ownRecord } from './sessions';
import { departmentNameOf } from './user-info';

/** What is wrong with a mobile number of a profile, in the order it is examined. */
const phone = {
  empty: text('手机号不能为空', 'The mobile number cannot be empty'),
  length: text('手机号长度不为11位', 'The mobile number must have 11 digits'),
  format: text('手机号格式不正确', 'The mobile number is wrong; it begins with 13 to 19'),
} as const;
const wrong = {
  email: text('请输入正确的邮箱地址', 'Enter a valid e-mail address'),
  tooOften: text('密码错误次数过多,请稍后再试', 'Too many wrong passwords; try again later'),
  password: text('密码不正确，请重新输入', 'The password is wrong; enter it again'),
  oldPassword: text('原密码不正确!', 'The old password is wrong'),
} as const;

/**
 * What is wrong with a mobile number of a profile, or null. The form's rule of a profile takes all segments from 13 to 19.
 *
 * @param rule by which the tenant judges official numbers
 */
export function phoneFault(given: unknown, rule: IdentityRule): Text | null {
  if (typeof given !== 'string' || given.trim() === '') return phone.empty;
  if (given.length !== 11) return phone.length;
  if (rule === 'standard') return numberFault(validateMobile, given, rule);
  return /^1[3-9]\d{9}$/.test(given) ? null : phone.format;
}

/** What the signed-in person's own page shows. */
export async function profile(call: Call): Promise<Profile> {
  const own = await ownRecord(call);
  const { birthday, email, name, phone: mobile, realName } = own;
  const roles = await call.records.find(role, { where: [{ field: 'id', is: 'in', value: own.roleId ?? [] }] });
  const posts = await call.records.find(post, { where: [{ field: 'id', is: 'in', value: own.postId ?? [] }] });
  return {
    id: own.id,
    tenantId: own.tenantId,
    account: own.account,
    name: name ?? '',
    realName: realName ?? '',
    avatar: own.avatar ?? '',
    email: email ?? '',
    phone: mobile ?? '',
    roleName: roles.map(({ roleName }) => roleName).join(','),
    deptName: await departmentNameOf(call, own),
    postName: posts.map(({ postName }) => postName).join(','),
    sex: Number(own.sex ?? -1),
    birthday: birthday ?? '',
    code: own.code ?? '',
    roleId: (own.roleId ?? []).join(','),
    deptId: own.deptId ?? '',
    postId: (own.postId ?? []).join(','),
    status: own.status,
  };
}

/** Changes only the fields users may change in their own profile; anything else sent is ignored. */
export async function updateProfile(call: Call, given: ProfileChange): Promise<void> {
  const before = await ownRecord(call);
  const rule = await numberRule(call);
  const values: Record<string, string | null> = {};
  for (const name of ['name', 'realName', 'avatar', 'email', 'phone'] as const) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    const parsed = parseValue(user.fields[name], value);
    const fault = parsed.ok ? faultOf(name, value, rule) : parsed.message;
    if (fault) throw new Refusal(faults.invalid(fault, [{ field: name, message: fault }]));
    values[name] = parsed.ok ? (parsed.value as string | null) : null;
  }
  const stale = await updateRecords(call, user, [{ before, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
}

function faultOf(name: keyof ProfileChange, value: string, rule: IdentityRule): Text | null {
  if (name === 'phone') return phoneFault(value.trim(), rule);
  return name === 'email' && value.trim() !== '' && !validateEmail(value.trim()).valid ? wrong.email : null;
}

/** Checks a user's own password: failures count like failed sign-ins, so that it cannot be guessed by trying. */
export interface PasswordJudge {
  readonly hasher: PasswordHasher;
  readonly failures: FailedSignIns;
}

async function isRight(judge: PasswordJudge, own: UserRecord, password: string): Promise<boolean> {
  const place = { tenantId: own.tenantId, account: own.account, address: '' };
  if (await judge.failures.isLocked(place)) throw new Refusal(faults.invalid(wrong.tooOften));
  const right = await judge.hasher.verify(own.password ?? '', password);
  if (right) await judge.failures.clear(place);
  else await judge.failures.add(place);
  return right;
}

/**
 * Replaces the caller's own password, given the old one and the new one twice; all are md5 hex as sent on the wire.
 * Ends the caller's sessions on all other devices, because the old password may be known to others.
 */
export async function updateOwnPassword(
  { visitor: { sessionKey }, run }: Visit,
  given: NewPassword & { readonly oldPassword: string },
  { callers, ...judge }: PasswordJudge & WithPasswords & WithCallers,
): Promise<void> {
  const ended = await run(async (call) => {
    await replaceOwnPassword(call, judge, given);
    return endSessionsOf(call, [call.caller.userId], sessionKey);
  });
  for (const key of [...ended, ...(sessionKey ? [sessionKey] : [])]) await callers.forget(key);
}

async function replaceOwnPassword(
  call: Call,
  judge: PasswordJudge & WithPasswords,
  given: NewPassword & { readonly oldPassword: string },
): Promise<void> {
  const before = await ownRecord(call);
  if (!(await isRight(judge, before, given.oldPassword))) {
    throw new Refusal(faults.invalid(wrong.oldPassword, [{ field: 'oldPassword', message: wrong.oldPassword }]));
  }
  const values = await newPasswordValues(call, judge.passwords, before, given);
  const stale = await updateRecords(call, user, [{ before, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
}

/** Refuses unless it is the user's own password. */
export async function requireOwnPassword(judge: PasswordJudge, own: UserRecord, password: string): Promise<void> {
  if (await isRight(judge, own, password)) return;
  throw new Refusal(faults.invalid(wrong.password, [{ field: 'password', message: wrong.password }]));
}

/** Whether it is the person's own password. */
export async function isOwnPassword(
  call: Call,
  { password }: { readonly password: string },
  judge: PasswordJudge,
): Promise<boolean> {
  return isRight(judge, await ownRecord(call), password);
}
