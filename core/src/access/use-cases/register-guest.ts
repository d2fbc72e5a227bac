import { faults, Refusal, text } from '../../kernel';
import { insertRecords, nobody, updateRecords, type Call, type Visit } from '../../records';
import type { WithCallers } from '../believed-rights';
import { parameterOf } from '../../system';
import { passwordPolicy } from '../password-policy';
import type { Passwords } from '../passwords';
import type { KnownOutside } from '../social-sign-ins';
import { socialAccount, tenant, user } from '../entities';
import { passwordValues, type WithPasswords } from './change-password';
import { tenantIsOpen } from './sessions';
import { boundUser, keptAccount } from './sign-in-outside';
import { requireFreeAccount, requireRoom } from './user-rules';

/** A person known to another system who requests an account. The password is plain text as typed. */
export interface GuestRegistration {
  readonly tenantId: string;
  readonly name?: string;
  readonly account: string;
  readonly password: string;
  readonly oauthId: string;
}

const refused = {
  tenant: text('租户信息错误!', 'There is no such tenant; ask your enterprise for its number'),
  closed: text('租户授权已过期,请联系管理员', 'The tenant’s licence has expired; ask the administrator'),
  outside: text('第三方登陆信息错误!', 'The sign-in through the other system is not right; sign in there again'),
  registering: text(
    '未开放第三方账号注册，请联系企业管理员',
    'Accounts cannot be registered here; ask your enterprise administrator for one',
  ),
  account: text('请先输入账号名称', 'Enter the account first'),
  form: text('账号应为2到40位字母、数字或 . _ @ -', 'The account has 2 to 40 letters, digits or . _ @ -'),
  password: text('请先输入密码', 'Enter the password first'),
  name: text('姓名不能超过100个字', 'The name can have at most 100 characters'),
} as const;

const refuse = (which: keyof typeof refused, field?: string) =>
  new Refusal(faults.invalid(refused[which], field ? [{ field, message: refused[which] }] : undefined));

/** Refuses what cannot be a tenant number, before any lookup. */
function tenantOfGuest(given: string): string {
  const tenantId = given.trim();
  if (!/^\w{1,12}$/.test(tenantId)) throw refuse('tenant');
  return tenantId;
}

/** The guest as recorded in the tenant signed in to; refuses if the caller is not that guest. */
async function outsideOf(call: Call, guest: string | undefined, oauthId: string): Promise<KnownOutside> {
  const isOwn = guest !== undefined && guest === oauthId;
  const where = [{ field: 'id', is: 'equal', value: oauthId }] as const;
  const [found] = isOwn ? await call.records.find(socialAccount, { where }) : [];
  if (!found) throw refuse('outside');
  const { source, uuid } = found;
  return {
    source,
    uuid,
    username: found.username ?? '',
    nickname: found.nickname ?? '',
    avatar: found.avatar ?? '',
    email: found.email ?? '',
    blog: found.blog ?? '',
    company: found.company ?? '',
    location: found.location ?? '',
    gender: found.gender ?? '',
    remark: found.remark ?? '',
  };
}

/** Refuses an unknown tenant, or one that is closed. */
async function requireTenantForGuests(call: Call): Promise<void> {
  const [found] = await call.records.findByKeys(tenant, [{ code: call.caller.tenantId }]);
  if (!found) throw refuse('tenant');
  if (!(await tenantIsOpen(call))) throw refuse('closed');
}

/** Creates an account for a guest in the tenant named, which may differ from the guest's own. */
export async function registerGuest(
  { caller: guest, open }: Visit,
  args: GuestRegistration,
  { callers, passwords }: WithCallers & WithPasswords,
): Promise<void> {
  const tenantId = tenantOfGuest(args.tenantId);
  const within = <T>(work: (call: Call) => Promise<T>) => open(nobody(tenantId), work);
  await within(requireTenantForGuests);
  const outside = await open(guest, (call) => outsideOf(call, guest.guest, args.oauthId));
  await within((call) => addGuest(call, passwords, outside, args));
  await callers.forgetTenant(guest.tenantId);
}

/**
 * Adds a user of the tenant for a guest, and binds the two. The user has no role: until an administrator assigns one,
 * signing in is refused with 未获得用户的角色信息. docs/wire.md, Social sign-in
 */
async function addGuest(
  call: Call,
  passwords: Passwords,
  outside: KnownOutside,
  given: GuestRegistration,
): Promise<void> {
  const known = await keptAccount(call, outside);
  if (await boundUser(call, known)) throw refuse('outside');
  if ((await parameterOf(call, 'account.registerUser', 'true')).trim() !== 'true') throw refuse('registering');
  const account = given.account.trim();
  if (account === '') throw refuse('account', 'account');
  if (!/^[\w.@-]{2,40}$/.test(account)) throw refuse('form', 'account');
  const name = (given.name ?? '').trim() || outside.nickname || account;
  if (name.length > 100) throw refuse('name', 'name');
  await requireTypedPassword(call, passwords, { account, typed: given.password });
  await call.records.lock(`account ${account}`);
  await requireFreeAccount(call, account, null);
  await requireRoom(call);
  const [added] = await insertRecords(call, user, [
    {
      ...passwordValues(call, null, await passwords.hasher.hashTyped(given.password)),
      account,
      name,
      realName: name,
      avatar: outside.avatar || null,
      email: outside.email || null,
      mustChangePassword: 0,
    },
  ]);
  const [before] = await call.records.findByKeys(socialAccount, [{ source: outside.source, uuid: outside.uuid }]);
  const stale = await updateRecords(call, socialAccount, [{ before: before!, values: { userId: added!.id } }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
}

async function requireTypedPassword(
  call: Call,
  passwords: Passwords,
  { account, typed }: { readonly account: string; readonly typed: string },
): Promise<void> {
  if (typed === '') throw refuse('password', 'password');
  const digest = await passwords.hasher.digest(typed);
  const fault = await passwords.fault({ digest, typed, account }, await passwordPolicy(call));
  if (fault) throw new Refusal(faults.invalid(fault, [{ field: 'password', message: fault }]));
}
