import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Captcha, SessionPort } from '@rdm/core/internal/access';
import type { RegistrationPort } from '@rdm/core/internal/platform';
import { validateMobile, type IdentityRule } from '@rdm/core/identity';
import { text, type Text } from '@rdm/core/internal/kernel';
import { numberFault } from '@rdm/core/internal/system';
import { faultMessage } from '../../shell/fault-message';

const said = {
  captcha: text('请输入验证码', 'Please input a code'),
  sent: text('验证码已发送，5 分钟内有效', 'The code is on its way and valid for 5 minutes'),
};

/** Minimum interval between two codes for a phone on the server, in s. */
const APART = 60;

export interface CodePorts {
  readonly session: Pick<SessionPort, 'captcha'>;
  readonly registration: Pick<RegistrationPort, 'sendCode'>;
}

/** A code that is sent to a phone, and the captcha that must be solved for it where the server asks for one. */
export class PhoneCodeViewModel {
  captcha: Captcha | null = null;
  captchaCode = '';
  /** Id of the sent code, submitted with it; empty before one was sent. */
  id = '';
  value = '';
  /** Time until another code may be requested, in s. */
  secondsLeft = 0;
  sending = false;
  phoneError: Text | null = null;
  captchaError: Text | null = null;
  failure: Text | null = null;
  /** Notice that a code was sent. */
  said: Text | null = null;
  #ticking: ReturnType<typeof setInterval> | undefined;

  /** @param ruleOf by which rule official numbers are judged */
  constructor(
    private readonly ports: CodePorts,
    private readonly ruleOf: () => IdentityRule,
  ) {
    makeAutoObservable<this, 'ports' | 'ruleOf'>(
      this,
      {
        ports: false,
        ruleOf: false,
        captcha: observableRef,
        phoneError: observableRef,
        captchaError: observableRef,
        failure: observableRef,
        said: observableRef,
      },
      { autoBind: true },
    );
  }

  get asksCaptcha(): boolean {
    return this.captcha !== null && this.captcha.key !== '';
  }

  /** The captcha solution as call parameters; empty if none is required. */
  get solved(): { readonly captchaKey?: string; readonly captchaCode?: string } {
    if (!this.captcha || !this.asksCaptcha) return {};
    return { captchaKey: this.captcha.key, captchaCode: this.captchaCode.trim() };
  }

  setValue(value: string): void {
    this.value = value;
  }

  setCaptchaCode(value: string): void {
    this.captchaCode = value;
    if (value.trim() !== '') this.captchaError = null;
  }

  /** Whether the captcha is filled in, as far as the client can check; otherwise sets the error of its field. */
  checkCaptcha(): boolean {
    this.captchaError = this.asksCaptcha && this.captchaCode.trim() === '' ? said.captcha : null;
    return this.captchaError === null;
  }

  /** Fetches a new captcha; the previous one is no longer valid. */
  async renewCaptcha(): Promise<void> {
    this.captchaCode = '';
    try {
      const captcha = await this.ports.session.captcha();
      runInAction(() => void (this.captcha = captcha));
    } catch (error) {
      runInAction(() => void (this.failure = faultMessage(error)));
    }
  }

  /** Requests a code. With a tenant it is sent only if an account of it has the phone; the response is the same. */
  async send(phone: string, tenantId?: string): Promise<void> {
    if (this.sending || this.secondsLeft > 0) return;
    this.phoneError = numberFault(validateMobile, phone, this.ruleOf());
    if (!this.checkCaptcha() || this.phoneError) return;
    this.sending = true;
    this.failure = null;
    this.said = null;
    try {
      const { id } = await this.ports.registration.sendCode({
        phone: phone.trim(),
        ...(tenantId !== undefined && { tenantId }),
        ...this.solved,
      });
      runInAction(() => {
        this.id = id;
        this.value = '';
        this.said = said.sent;
        this.#countDown();
      });
    } catch (error) {
      runInAction(() => void (this.failure = faultMessage(error)));
    }
    // A captcha is valid for one request, whatever its result.
    await this.renewCaptcha();
    runInAction(() => void (this.sending = false));
  }

  /** Stops the countdown when the form is unmounted. */
  stop(): void {
    clearInterval(this.#ticking);
    this.secondsLeft = 0;
  }

  #countDown(): void {
    const until = Date.now() + APART * 1_000;
    this.secondsLeft = APART;
    clearInterval(this.#ticking);
    // Computed from the clock, because timers of hidden pages are throttled.
    this.#ticking = setInterval(() => {
      runInAction(() => void (this.secondsLeft = Math.max(0, Math.ceil((until - Date.now()) / 1_000))));
      if (this.secondsLeft === 0) clearInterval(this.#ticking);
    }, 1_000);
  }
}
