import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Captcha, FactorQuestion, SessionPort, SocialSource } from '@rdm/core/internal/access';
import { Refusal, STARTING, text, type Text } from '@rdm/core/internal/kernel';
import { faultMessage } from '../../../shell/fault-message';
import { questionIn } from '../../../shell/session/factor-question';
import type { SaberStorage } from '../../../shell/storage/SaberStorage';
import type { SessionViewModel } from '../../../shell/session/SessionViewModel';

export type LoginField = 'tenantId' | 'account' | 'password' | 'captchaCode';

const required: Readonly<Record<LoginField, Text>> = {
  tenantId: text('请输入租户ID', 'Please input tenantId'),
  account: text('请输入账号', 'Please input username'),
  password: text('请输入密码', 'Please input a password'),
  captchaCode: text('请输入验证码', 'Please input a code'),
};
const ended = text('登录已过期，请重新登录', 'Your session has ended: please sign in again');
const defaultTenant = '000000';
/** Milliseconds after which whoever waits for the server is told so. */
const AT_ONCE = 1_000;

/** The sign-in form. A captcha is required if the server sends one with a key. */
export class LoginViewModel {
  tenantId: string;
  account: string;
  password = '';
  captchaCode = '';
  captcha: Captcha | null = null;
  captchaFailed = false;
  /** The server has been asked for a while: it is starting, or the network is slow. */
  waiting = false;
  /** The other systems one may sign in through. */
  sources: readonly SocialSource[] = [];
  submitting = false;
  failure: Text | null;
  /** What is asked for beside the password, once that was right. */
  question: FactorQuestion | null = null;
  factorCode = '';
  /** A submit was attempted: empty fields are now marked. */
  #tried = false;
  #captchaAsked: Promise<void> | undefined;

  constructor(
    private readonly session: Pick<SessionViewModel, 'signIn' | 'answerSecondFactor' | 'ended'>,
    private readonly port: Pick<SessionPort, 'captcha' | 'sources'>,
    private readonly storage: Pick<SaberStorage, 'text' | 'write'>,
  ) {
    this.tenantId = storage.text('tenantId') ?? defaultTenant;
    this.account = storage.text('account') ?? '';
    this.failure = session.ended === 'expired' ? ended : null;
    makeAutoObservable<this, 'session' | 'port' | 'storage'>(
      this,
      {
        session: false,
        port: false,
        storage: false,
        captcha: observableRef,
        failure: observableRef,
        question: observableRef,
        sources: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The tenant is the one that the field begins with, which is nobody's enterprise. */
  get isOfPlatform(): boolean {
    return this.tenantId.trim() === defaultTenant;
  }

  get asksCaptcha(): boolean {
    return this.captcha !== null && this.captcha.key !== '';
  }

  get fields(): readonly LoginField[] {
    return ['tenantId', 'account', 'password', ...(this.asksCaptcha ? (['captchaCode'] as const) : [])];
  }

  /** The field to type in first. */
  get firstEmpty(): LoginField | undefined {
    return this.fields.find((field) => this[field].trim() === '');
  }

  /** The message under an empty field. */
  errors: Partial<Record<LoginField, Text>> = {};

  set(field: LoginField, value: string): void {
    this[field] = value;
    if (this.#tried) this.#check();
  }

  /** Fetches a new captcha; the previous one is no longer valid. */
  renewCaptcha(): Promise<void> {
    return (this.#captchaAsked = this.#askCaptcha());
  }

  async #askCaptcha(): Promise<void> {
    this.captchaCode = '';
    const late = setTimeout(() => runInAction(() => (this.waiting = true)), AT_ONCE);
    try {
      const captcha = await onceStarted(() => this.port.captcha());
      runInAction(() => {
        this.captcha = captcha;
        if (this.captchaFailed) this.failure = null;
        this.captchaFailed = false;
      });
    } catch (error) {
      runInAction(() => {
        this.captchaFailed = true;
        this.failure = faultMessage(error);
      });
    } finally {
      clearTimeout(late);
      runInAction(() => (this.waiting = false));
    }
  }

  /** Best effort: on failure no source is offered; the form works without them. */
  async findSources(): Promise<void> {
    const sources = await this.port.sources().catch(() => []);
    runInAction(() => {
      this.sources = sources;
    });
  }

  /** Signs in; returns the field to correct, if any. A second call while the first is in flight does nothing. */
  async submit(): Promise<LoginField | undefined> {
    if (this.submitting) return undefined;
    this.#tried = true;
    this.#check();
    if (this.firstEmpty) return this.firstEmpty;
    this.submitting = true;
    this.failure = null;
    try {
      // Only then is it known what to fill in.
      await this.#captchaAsked;
      this.#check();
      if (this.captchaFailed || this.firstEmpty) return this.firstEmpty;
      await this.session.signIn({
        tenantId: this.tenantId.trim(),
        account: this.account.trim(),
        password: this.password,
        ...(this.captcha && this.asksCaptcha && { captcha: { key: this.captcha.key, code: this.captchaCode.trim() } }),
      });
      this.storage.write('account', this.account.trim());
      return undefined;
    } catch (error) {
      const question = questionIn(error);
      if (question) {
        this.storage.write('account', this.account.trim());
        runInAction(() => Object.assign(this, { question, factorCode: '' }));
        return undefined;
      }
      await this.renewCaptcha();
      runInAction(() => {
        this.failure = faultMessage(error);
      });
      return this.asksCaptcha ? 'captchaCode' : 'password';
    } finally {
      runInAction(() => {
        this.submitting = false;
      });
    }
  }

  setFactorCode(value: string): void {
    this.factorCode = value;
    this.failure = null;
  }

  /** Back to the password; the captcha was used. */
  beginAnew(): void {
    Object.assign(this, { question: null, factorCode: '', password: '', failure: null });
    void this.renewCaptcha();
  }

  /** Ends the sign-in with the code that was typed. */
  async answer(): Promise<void> {
    if (this.factorCode.trim() === '') this.failure = required.captchaCode;
    else await this.#answered(async () => this.factorCode.trim());
  }

  /** Ends it with a passkey, for which the browser asks. */
  async answerByPasskey(): Promise<void> {
    const { provenPasskey } = await import('../../../shell/second-factor/passkey-browser');
    await this.#answered(() => provenPasskey(this.question!.passkey));
  }

  async #answered(answered: () => Promise<string>): Promise<void> {
    if (this.submitting || !this.question) return;
    this.submitting = true;
    this.failure = null;
    try {
      const { ticket } = this.question;
      const answer = await answered();
      await this.session.answerSecondFactor({ tenantId: this.tenantId.trim(), ticket, answer });
    } catch (error) {
      runInAction(() => (this.failure = faultMessage(error)));
    } finally {
      runInAction(() => (this.submitting = false));
    }
  }

  #check(): void {
    this.errors = Object.fromEntries(
      this.fields.filter((field) => this[field].trim() === '').map((field) => [field, required[field]]),
    );
  }
}

/** Calls again while the server is starting; it takes its time to say so. */
async function onceStarted<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Refusal) || error.fault.name !== STARTING) throw error;
    }
  }
}
