import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ProfilePort } from '@rdm/core/internal/access';
import { text, type Text } from '@rdm/core/internal/kernel';
import { faultMessage } from '../../../shell/fault-message';
import { passwordDigest } from '../../../shell/session/password-digest';
import { typedPassword } from '../../../shell/session/typed-password';

export type PasswordField = 'oldPassword' | 'newPassword' | 'repeated';

const messages = {
  oldPassword: text('请输入原密码', 'Enter the current password'),
  newPassword: text('请输入新密码', 'Enter the new password'),
  repeated: text('请再次输入新密码', 'Enter the new password again'),
  short: text('密码至少 6 位', 'The password needs at least 6 characters'),
  same: text('新密码不能与原密码相同', 'The new password must differ from the old one'),
  different: text('两次密码输入不一致', 'The two passwords differ'),
};
const shortest = 6;
const empty = { oldPassword: '', newPassword: '', repeated: '' } as const;

/** Changes the user's own password. */
export class PasswordViewModel {
  typed: Readonly<Record<PasswordField, string>> = empty;
  tried = false;
  saving = false;
  failure: Text | null = null;

  constructor(private readonly port: Pick<ProfilePort, 'updatePassword'>) {
    makeAutoObservable<this, 'port'>(
      this,
      { port: false, typed: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** The message under each field, shown once saving was tried. */
  get errors(): Partial<Record<PasswordField, Text>> {
    if (!this.tried) return {};
    const { oldPassword, newPassword, repeated } = this.typed;
    return {
      ...(oldPassword === '' && { oldPassword: messages.oldPassword }),
      ...newFault(oldPassword, newPassword),
      ...(repeated !== newPassword || repeated === ''
        ? { repeated: repeated === '' ? messages.repeated : messages.different }
        : {}),
    };
  }

  set(field: PasswordField, value: string): void {
    this.typed = { ...this.typed, [field]: value };
    this.failure = null;
  }

  /** Returns whether it was changed, and if so clears the fields. */
  async save(): Promise<boolean> {
    if (this.saving) return false;
    this.tried = true;
    if (Object.keys(this.errors).length > 0) return false;
    this.saving = true;
    try {
      const { oldPassword, newPassword } = this.typed;
      const digest = await passwordDigest(newPassword);
      await this.port.updatePassword({
        oldPassword: await passwordDigest(oldPassword),
        newPassword: digest,
        newPassword1: digest,
        ...typedPassword(newPassword),
      });
      runInAction(() => {
        this.typed = empty;
        this.tried = false;
      });
      return true;
    } catch (error) {
      runInAction(() => (this.failure = faultMessage(error)));
      return false;
    } finally {
      runInAction(() => (this.saving = false));
    }
  }
}

function newFault(old: string, fresh: string): { newPassword?: Text } {
  if (fresh === '') return { newPassword: messages.newPassword };
  if (fresh.length < shortest) return { newPassword: messages.short };
  return fresh === old ? { newPassword: messages.same } : {};
}
