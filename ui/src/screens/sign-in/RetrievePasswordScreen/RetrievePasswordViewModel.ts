import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { defaultPasswordPolicy, passwordFault } from '@rdm/core/internal/access';
import type { RegistrationPort } from '@rdm/core/internal/platform';
import { validateMobile, type IdentityRule } from '@rdm/core/identity';
import { text, type Text } from '@rdm/core/internal/kernel';
import { defaultNumberRule, numberFault } from '@rdm/core/internal/system';
import { Loader } from '../../../resource/Loader';
import { callFault, faultMessage } from '../../../shell/fault-message';
import { passwordDigest } from '../../../shell/session/password-digest';
import { typedPassword } from '../../../shell/session/typed-password';
import { PhoneCodeViewModel, type CodePorts } from '../PhoneCodeViewModel';

const said = {
  tenantId: text('请先输入租户编号', 'Enter the tenant number first'),
  code: text('请输入短信验证码', 'Enter the code from the message'),
  unasked: text('请先获取短信验证码', 'Ask for a code first'),
  password: text('请先输入密码', 'Enter the password first'),
  different: text('两次密码输入不一致', 'The two passwords differ'),
};

export type RetrieveField = 'tenantId' | 'account' | 'phone' | 'password' | 'password2';
export type FaultyField = Exclude<RetrieveField, 'account'> | 'code';

export interface RetrievePorts extends CodePorts {
  readonly registration: Pick<RegistrationPort, 'terms' | 'retrievePassword' | 'sendCode'>;
}

/** The form that resets a forgotten password with a code sent to the account's phone. */
export class RetrievePasswordViewModel {
  values: Readonly<Record<RetrieveField, string>>;
  left: ReadonlySet<string> = new Set();
  tried = false;
  submitting = false;
  /** Why the password was not set. */
  refusal: Text | null = null;
  done = false;
  readonly code: PhoneCodeViewModel;
  readonly #terms = new Loader(() => this.ports.registration.terms(), { faultOf: callFault });

  /** @param known tenant and account of the last sign-in on this machine */
  constructor(
    private readonly ports: RetrievePorts,
    known: { readonly tenantId?: string | null; readonly account?: string | null } = {},
  ) {
    this.values = {
      tenantId: known.tenantId ?? '',
      account: known.account ?? '',
      phone: '',
      password: '',
      password2: '',
    };
    this.code = new PhoneCodeViewModel(ports, () => this.#numberRule);
    makeAutoObservable<this, 'ports'>(
      this,
      { ports: false, code: false, values: observableRef, left: observableRef, refusal: observableRef },
      { autoBind: true },
    );
  }

  /** Whether the server can send codes to phones; null until loaded. */
  get sendsCodes(): boolean | null {
    return this.#terms.value?.sendsCodes ?? null;
  }

  get failure(): Text | null {
    return this.refusal ?? this.#terms.fault?.message ?? null;
  }

  /** Loads whether codes can be sent, and a captcha. */
  async open(): Promise<void> {
    this.refusal = null;
    await this.#terms.load();
    await this.code.renewCaptcha();
  }

  set(field: RetrieveField, value: string): void {
    this.values = { ...this.values, [field]: value };
  }

  leave(field: FaultyField): void {
    this.left = new Set([...this.left, field]);
  }

  /** The errors shown so far. */
  get errors(): Readonly<Partial<Record<FaultyField, Text>>> {
    const shown = Object.entries(this.#faults).filter(([field]) => this.tried || this.left.has(field));
    return Object.fromEntries(shown);
  }

  /** Requests a code; without a tenant only marks that field. */
  async sendCode(): Promise<void> {
    const { tenantId, phone } = this.values;
    if (tenantId.trim() === '') this.leave('tenantId');
    else await this.code.send(phone, tenantId.trim());
  }

  /** Sets the password; returns whether it succeeded. */
  async submit(): Promise<boolean> {
    if (this.submitting) return false;
    this.tried = true;
    if (Object.keys(this.errors).length > 0) return false;
    this.submitting = true;
    this.refusal = null;
    try {
      const newPassword = await passwordDigest(this.values.password);
      const { tenantId, account, phone } = this.values;
      await this.ports.registration.retrievePassword({
        tenantId: tenantId.trim(),
        ...(account.trim() !== '' && { account: account.trim() }),
        phone: phone.trim(),
        id: this.code.id,
        value: this.code.value.trim(),
        newPassword,
        newPassword1: newPassword,
        ...typedPassword(this.values.password),
      });
      runInAction(() => void (this.done = true));
      return true;
    } catch (error) {
      runInAction(() => void (this.refusal = faultMessage(error)));
      return false;
    } finally {
      runInAction(() => void (this.submitting = false));
    }
  }

  get #numberRule(): IdentityRule {
    return this.#terms.value?.numberRule ?? defaultNumberRule;
  }

  get #faults(): Readonly<Partial<Record<FaultyField, Text>>> {
    const { tenantId, phone, password, password2 } = this.values;
    const wrongPhone = numberFault(validateMobile, phone, this.#numberRule);
    const short = password === '' ? said.password : passwordFault(password, defaultPasswordPolicy);
    const noCode = this.code.id === '' ? said.unasked : this.code.value.trim() === '' ? said.code : null;
    return {
      ...(tenantId.trim() === '' && { tenantId: said.tenantId }),
      ...(wrongPhone && { phone: wrongPhone }),
      ...(noCode && { code: noCode }),
      ...(short && { password: short }),
      ...(password2 !== password && { password2: said.different }),
    };
  }
}
