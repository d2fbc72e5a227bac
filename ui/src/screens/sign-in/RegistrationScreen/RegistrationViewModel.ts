import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  defaultPasswordPolicy,
  passwordFault,
  registrationFaults,
  type RegistrationField,
} from '@rdm/core/internal/access';
import type { IdentityRule } from '@rdm/core/identity';
import type { RegistrationPort, RegistrationTerms } from '@rdm/core/internal/platform';
import { text, type Text } from '@rdm/core/internal/kernel';
import { defaultNumberRule } from '@rdm/core/internal/system';
import { Loader } from '../../../resource/Loader';
import { callFault, faultMessage } from '../../../shell/fault-message';
import { passwordDigest } from '../../../shell/session/password-digest';
import { typedPassword } from '../../../shell/session/typed-password';
import { PhoneCodeViewModel, type CodePorts } from '../PhoneCodeViewModel';

const said = {
  code: text('请输入短信验证码', 'Enter the code from the message'),
  failed: text('提交失败', 'The registration was not accepted'),
};

export type RegisterField = RegistrationField | 'linkman';
/** Fields of the form that can have an error. */
export type FaultyField = RegistrationField | 'code';

const nothing: Readonly<Record<RegisterField, string>> = {
  name: '',
  creditCode: '',
  linkman: '',
  phone: '',
  account: '',
  password: '',
  password2: '',
};

export interface RegisterPorts extends CodePorts {
  readonly registration: Pick<RegistrationPort, 'terms' | 'register' | 'sendCode'>;
}

/** The form in which an enterprise registers itself. docs/product.md, Registration */
export class RegistrationViewModel {
  values: Readonly<Record<RegisterField, string>> = nothing;
  submitting = false;
  /** Why the form was not accepted. */
  refusal: Text | null = null;
  /** What to sign in with, once registered. */
  registered: { readonly tenantId: string; readonly account: string } | null = null;
  readonly code: PhoneCodeViewModel;
  readonly #terms = new Loader(() => this.ports.registration.terms(), { faultOf: callFault });
  /** Fields that have lost focus: their errors are shown from then on. */
  left: ReadonlySet<string> = new Set();
  /** A submit was attempted: all errors are shown. */
  tried = false;

  constructor(private readonly ports: RegisterPorts) {
    this.code = new PhoneCodeViewModel(ports, () => this.#numberRule);
    makeAutoObservable<this, 'ports'>(
      this,
      {
        ports: false,
        code: false,
        values: observableRef,
        left: observableRef,
        refusal: observableRef,
        registered: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The terms of registration; null until loaded. */
  get terms(): RegistrationTerms | null {
    return this.#terms.value;
  }

  get failure(): Text | null {
    return this.refusal ?? this.#terms.fault?.message ?? null;
  }

  /** Loads what the form needs; may be called again after a failure. */
  async open(): Promise<void> {
    this.refusal = null;
    await this.#terms.load();
    if (this.terms?.open) await this.code.renewCaptcha();
  }

  set(field: RegisterField, value: string): void {
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

  /** Registers; returns whether it succeeded. A second call while the first is in flight does nothing. */
  async submit(): Promise<boolean> {
    if (this.submitting || !this.terms) return false;
    this.tried = true;
    const { sendsCodes } = this.terms;
    const isSolved = sendsCodes || this.code.checkCaptcha();
    if (Object.keys(this.errors).length > 0 || !isSolved) return false;
    this.submitting = true;
    this.refusal = null;
    try {
      const registered = await this.ports.registration.register(await this.#registration(sendsCodes));
      runInAction(() => void (this.registered = registered));
      return true;
    } catch (error) {
      const message = faultMessage(error);
      runInAction(() => void (this.refusal = message.zh === '' ? said.failed : message));
      if (!sendsCodes) await this.code.renewCaptcha();
      return false;
    } finally {
      runInAction(() => void (this.submitting = false));
    }
  }

  async #registration(sendsCodes: boolean): Promise<Parameters<RegistrationPort['register']>[0]> {
    const { name, creditCode, linkman, phone, account } = this.values;
    const [password, password2] = await Promise.all([
      passwordDigest(this.values.password),
      passwordDigest(this.values.password2),
    ]);
    const proof = sendsCodes ? { id: this.code.id, value: this.code.value.trim() } : this.code.solved;
    return {
      name: name.trim(),
      creditCode: creditCode.trim(),
      ...(linkman.trim() !== '' && { linkman: linkman.trim() }),
      phone: phone.trim(),
      account: account.trim(),
      password,
      password2,
      ...typedPassword(this.values.password),
      ...proof,
    };
  }

  get #numberRule(): IdentityRule {
    return this.terms?.numberRule ?? defaultNumberRule;
  }

  get #faults(): Readonly<Partial<Record<FaultyField, Text>>> {
    const { values } = this;
    const typed = { ...values, phone: values.phone.trim(), account: values.account.trim() };
    const faults = registrationFaults(typed, this.#numberRule);
    const short = values.password === '' ? null : passwordFault(values.password, defaultPasswordPolicy);
    const noCode = this.terms?.sendsCodes === true && this.code.value.trim() === '';
    return { ...faults, ...(short && { password: short }), ...(noCode && { code: said.code }) };
  }
}
