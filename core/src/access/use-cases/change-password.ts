import { faults, Refusal, text, updateRecords, type Call, type PasswordHasher } from '../../kernel';
import { user } from '../entities';
import { userOf } from './sign-in';

const different = text('请输入正确的确认密码!', 'The two passwords differ');
const notHashed = text('密码格式不正确', 'The password is not in the form of the wire');
const notAsked = text('当前密码无需重置', 'This password need not be replaced');
const unchanged = text('新密码不能与原密码相同', 'The new password must differ from the old one');

/** Replaces a given or expired password; both texts are md5 hex as the wire carries them. */
export async function updateDefaultPassword(
  call: Call,
  hasher: PasswordHasher,
  given: { newPassword: string; newPassword1: string },
): Promise<void> {
  if (given.newPassword !== given.newPassword1) throw new Refusal(faults.invalid(different));
  if (!/^[0-9a-f]{32}$/.test(given.newPassword)) throw new Refusal(faults.invalid(notHashed));
  const before = await userOf(call, call.caller.userId);
  if (!before) throw new Refusal(faults.unauthorised());
  if (before.mustChangePassword !== 1) throw new Refusal(faults.invalid(notAsked));
  if (await hasher.verify(String(before.password), given.newPassword)) throw new Refusal(faults.invalid(unchanged));
  const values = { password: await hasher.hash(given.newPassword), mustChangePassword: 0 };
  const stale = await updateRecords(call, user, [{ before, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
}
