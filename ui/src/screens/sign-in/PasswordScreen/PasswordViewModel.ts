import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { text, type Text } from '@rdm/core/internal/kernel';
import { faultMessage } from '../../../shell/fault-message';
import type { SessionViewModel } from '../../../shell/session/SessionViewModel';

const messages = {
  required: text('请先输入密码', 'Please enter a password'),
  short: text('密码至少 6 位', 'The password needs at least 6 characters'),
  different: text('两次密码输入不一致', 'The two passwords differ'),
};
const shortest = 6;

/** Replaces the initial or an expired password; the new one is typed twice. */
export class PasswordViewModel {
  password = '';
  repeated = '';
  submitting = false;
  failure: Text | null = null;
  #tried = false;

  constructor(private readonly session: Pick<SessionViewModel, 'changeDefaultPassword'>) {
    makeAutoObservable<this, 'session'>(this, { session: false, failure: observableRef }, { autoBind: true });
  }

  errors: { readonly password?: Text; readonly repeated?: Text } = {};

  setPassword(value: string): void {
    this.password = value;
    if (this.#tried) this.#check();
  }

  setRepeated(value: string): void {
    this.repeated = value;
    if (this.#tried) this.#check();
  }

  /** Returns whether the password was changed. */
  async submit(): Promise<boolean> {
    if (this.submitting) return false;
    this.#tried = true;
    this.#check();
    if (this.errors.password || this.errors.repeated) return false;
    this.submitting = true;
    this.failure = null;
    try {
      await this.session.changeDefaultPassword(this.password);
      return true;
    } catch (error) {
      runInAction(() => {
        this.failure = faultMessage(error);
      });
      return false;
    } finally {
      runInAction(() => {
        this.submitting = false;
      });
    }
  }

  #check(): void {
    const password =
      this.password === '' ? messages.required : this.password.length < shortest ? messages.short : undefined;
    const repeated =
      this.repeated === '' ? messages.required : this.repeated === this.password ? undefined : messages.different;
    this.errors = { ...(password && { password }), ...(repeated && { repeated }) };
  }
}
