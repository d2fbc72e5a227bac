import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Invitation, OwnFactor, OwnFactors, SecondFactorPort } from '@rdm/core/internal/access';
import { text, type Text } from '@rdm/core/internal/kernel';
import { Loader } from '../../resource/Loader';
import { callFault, faultMessage } from '../fault-message';
import { passwordDigest } from '../session/password-digest';
import { canUsePasskeys, madePasskey } from './passkey-browser';

const said = {
  password: text('请输入当前密码', 'Enter your current password'),
  code: text('请输入验证器显示的6位动态码', 'Enter the six digits the app shows'),
  noPasskey: text('没有创建通行密钥', 'No passkey was made'),
};

/** What is being done: the password is asked first, and for an app then its first code. */
export type FactorStep = 'app' | 'code' | 'passkey' | 'codes' | 'remove';

/** One's own second factors. */
export class SecondFactorsViewModel {
  step: FactorStep | null = null;
  removing: OwnFactor | null = null;
  invitation: Invitation | null = null;
  password = '';
  code = '';
  working = false;
  failure: Text | null = null;
  /** Shown until they were taken down. */
  recoveryCodes: readonly string[] = [];
  readonly #loader = new Loader(() => this.port.own(), { faultOf: callFault });

  constructor(
    private readonly port: SecondFactorPort,
    /** Called when a factor was added or removed. */
    private readonly onChange: () => void = () => undefined,
    private readonly make: typeof madePasskey = madePasskey,
  ) {
    makeAutoObservable<this, 'port' | 'onChange' | 'make'>(
      this,
      {
        ...{ port: false, onChange: false, make: false },
        ...{ invitation: observableRef, failure: observableRef, recoveryCodes: observableRef, removing: observableRef },
      },
      { autoBind: true },
    );
  }

  /** `null` until loaded. */
  get own(): OwnFactors | null {
    return this.#loader.value;
  }

  get loadFailure(): Text | null {
    return this.#loader.fault?.message ?? null;
  }

  get offersPasskey(): boolean {
    return this.own?.offers.passkey === true && canUsePasskeys();
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  begin(step: Exclude<FactorStep, 'code'>, removing: OwnFactor | null = null): void {
    Object.assign(this, { step, removing, password: '', code: '', failure: null, invitation: null });
  }

  cancel(): void {
    Object.assign(this, { step: null, removing: null, password: '', code: '', failure: null, invitation: null });
  }

  setPassword(value: string): void {
    this.password = value;
    this.failure = null;
  }

  setCode(value: string): void {
    this.code = value;
    this.failure = null;
  }

  taken(): void {
    this.recoveryCodes = [];
  }

  /** Goes on with the step; a second call while the first is at work does nothing. */
  async submit(): Promise<void> {
    if (this.working || !this.step) return;
    const missing = this.step === 'code' ? this.code.trim() === '' : this.password === '';
    if (missing) {
      this.failure = this.step === 'code' ? said.code : said.password;
      return;
    }
    this.working = true;
    this.failure = null;
    try {
      await this.#steps[this.step]();
    } catch (error) {
      runInAction(() => (this.failure = faultMessage(error)));
    } finally {
      runInAction(() => (this.working = false));
    }
  }

  readonly #steps: Readonly<Record<FactorStep, () => Promise<void>>> = {
    app: async () => {
      const invitation = await this.port.inviteApp({ password: await passwordDigest(this.password) });
      runInAction(() => Object.assign(this, { invitation, step: 'code', password: '' }));
    },
    code: async () => {
      const { ticket } = this.invitation!;
      await this.#changed(() => this.port.addApp({ ticket, code: this.code }));
    },
    passkey: async () => {
      const asked = await this.port.invitePasskey({ password: await passwordDigest(this.password) });
      // Whoever closes the browser's own dialog is told in one sentence.
      const credential = await this.make(asked.options).catch(() => null);
      if (credential === null) {
        runInAction(() => (this.failure = said.noPasskey));
        return;
      }
      await this.#changed(() => this.port.addPasskey({ ticket: asked.ticket, name: '', credential }));
    },
    codes: async () => {
      const password = await passwordDigest(this.password);
      await this.#changed(() => this.port.renewRecoveryCodes({ password }));
    },
    remove: async () => {
      const { id } = this.removing!;
      const password = await passwordDigest(this.password);
      await this.#changed(async () => {
        await this.port.remove({ id, password });
        return { recoveryCodes: [] };
      });
    },
  };

  async #changed(work: () => Promise<{ readonly recoveryCodes: readonly string[] }>): Promise<void> {
    const { recoveryCodes } = await work();
    runInAction(() => {
      this.cancel();
      this.recoveryCodes = recoveryCodes;
    });
    await this.load();
    this.onChange();
  }
}
