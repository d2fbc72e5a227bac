import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UserPort } from '@rdm/core/internal/access';
import type { TenantPort } from '@rdm/core/internal/platform';
import { Refusal, text, type Text } from '@rdm/core/internal/kernel';
import type { SessionViewModel } from '../SessionViewModel';

export type GuestField = 'tenantId' | 'name' | 'account' | 'password' | 'password2';

/** The sentences of 账号注册. docs/product.md, Guests */
const messages = {
  tenantId: text('请先输入租户编号', 'Enter the tenant number first'),
  account: text('请先输入账号名称', 'Enter the account first'),
  password: text('请先输入密码', 'Enter the password first'),
  different: text('两次密码输入不一致', 'The two passwords differ'),
  failed: text('提交失败', 'This was not submitted'),
  done: text(
    '注册申请已提交,请耐心等待管理员通过!',
    'Your registration was submitted; please wait until an administrator approves it',
  ),
};
/** The platform's tenant, default of the sign-in page; not prefilled, as no enterprise user belongs to it. */
const platform = '000000';

/** The form with which a guest requests an account. */
export class GuestRegistrationViewModel {
  tenantId: string;
  name: string;
  account: string;
  password = '';
  password2 = '';
  /** Whether the tenant is known from the domain and need not be typed. */
  tenantKnown = false;
  submitting = false;
  failure: Text | null = null;
  errors: Partial<Record<GuestField, Text>> = {};
  #tried = false;

  constructor(
    private readonly session: Pick<SessionViewModel, 'user' | 'signOut'>,
    private readonly users: Pick<UserPort, 'registerGuest'>,
    private readonly tenants: Pick<TenantPort, 'info'>,
  ) {
    const { user } = session;
    this.tenantId = user && user.tenantId !== platform ? user.tenantId : '';
    this.name = user?.nickName ?? '';
    this.account = user?.account ?? '';
    makeAutoObservable<this, 'session' | 'users' | 'tenants'>(
      this,
      { session: false, users: false, tenants: false, failure: observableRef, errors: observableRef },
      { autoBind: true },
    );
  }

  /** Looks up the tenant of the domain. If there is none, the user types it. */
  async findTenant(domain: string): Promise<void> {
    const { tenantId } = await this.tenants.info({ domain }).catch(() => ({ tenantId: undefined }));
    if (!tenantId) return;
    runInAction(() => {
      this.tenantId = tenantId;
      this.tenantKnown = true;
    });
  }

  set(field: GuestField, value: string): void {
    this[field] = value;
    if (this.#tried) this.#check();
  }

  /** The first field to correct. */
  get firstWrong(): GuestField | undefined {
    return (['tenantId', 'account', 'password', 'password2'] as const).find((field) => this.errors[field]);
  }

  /** Submits the form and signs out with a message about the next step; returns the field to correct, if any. */
  async submit(): Promise<GuestField | undefined> {
    if (this.submitting) return undefined;
    this.#tried = true;
    this.#check();
    if (this.firstWrong) return this.firstWrong;
    this.submitting = true;
    this.failure = null;
    const { tenantId, name, account, password } = this;
    const oauthId = this.session.user?.oauthId ?? '';
    try {
      await this.users.registerGuest({
        tenantId: tenantId.trim(),
        name: name.trim(),
        account: account.trim(),
        password,
        oauthId,
      });
      await this.session.signOut(messages.done);
    } catch (error) {
      runInAction(() => {
        this.failure = error instanceof Refusal ? error.fault.message : messages.failed;
      });
    } finally {
      runInAction(() => {
        this.submitting = false;
      });
    }
    return undefined;
  }

  #check(): void {
    const { tenantId, account, password, password2 } = this;
    this.errors = {
      ...(tenantId.trim() === '' && { tenantId: messages.tenantId }),
      ...(account.trim() === '' && { account: messages.account }),
      ...(password === '' && { password: messages.password }),
      ...(password2 === '' && { password2: messages.password }),
      ...(password2 !== '' && password2 !== password && { password2: messages.different }),
    };
  }
}
