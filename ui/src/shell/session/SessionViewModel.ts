import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MenuNode, SessionPort, SignIn, TokenAnswer, UserInfo } from '@rdm/core/internal/access';
import type { Text } from '@rdm/core/internal/kernel';
import { faultMessage, isRefused } from '../fault-message';
import { passwordDigest } from './password-digest';
import { typedPassword } from './typed-password';
import { permissionsOf } from './permissions';
import { ScreenLock } from './ScreenLock';
import type { SaberStorage } from '../storage/SaberStorage';
import { isGuest, keptUser, userOfInfo, userOfToken, type SessionUser } from './session-user';

export interface Credentials {
  readonly tenantId: string;
  readonly account: string;
  /** As typed. */
  readonly password: string;
  readonly captcha?: { readonly key: string; readonly code: string };
}

const keysOfSession = ['token', 'refreshToken', 'userInfo'] as const;

/** The signed-in user with menus and permissions. */
export class SessionViewModel {
  accessToken: string | null = null;
  user: SessionUser | null = null;
  menus: readonly MenuNode[] = [];
  permissions: Readonly<Record<string, true>> = {};
  /** `ready` once user, menus and permissions have arrived. */
  state: 'waiting' | 'loading' | 'ready' | 'failed' = 'waiting';
  failure: Text | null = null;
  /** How the last session ended; the sign-in page shows a message if the server ended it. */
  ended: 'signedOut' | 'expired' | null = null;
  /** Message on the sign-in page after an action of the user that signed them out. */
  farewell: Text | null = null;
  readonly lock: ScreenLock;
  #refreshToken: string | null = null;

  constructor(
    private readonly port: SessionPort,
    private readonly storage: SaberStorage,
  ) {
    this.lock = new ScreenLock(storage);
    makeAutoObservable<this, 'port' | 'storage'>(
      this,
      {
        port: false,
        storage: false,
        lock: false,
        menus: observableRef,
        permissions: observableRef,
        user: observableRef,
        farewell: observableRef,
      },
      { autoBind: true },
    );
    this.adopt();
  }

  get signedIn(): boolean {
    return this.accessToken !== null;
  }

  /** Whether the session belongs to a guest without a user account, who may register one. */
  get isGuest(): boolean {
    return isGuest(this.user);
  }

  /** Empty without a session, as is `account`. */
  get tenantId(): string {
    return this.user?.tenantId ?? '';
  }

  get account(): string {
    return this.user?.account ?? '';
  }

  can(code: string): boolean {
    return this.permissions[code] === true;
  }

  /** Reloads the session from storage: at the start, and when another browser tab signs in or out. */
  adopt(): void {
    const token = this.storage.text('token');
    if (token === this.accessToken) return;
    const user = token === null ? null : keptUser(this.storage.entry('userInfo')?.content);
    if (!token || !user) {
      this.#forget();
      return;
    }
    const known = this.user;
    const sameUser = (['userId', 'tenantId', 'roleName'] as const).every((name) => known?.[name] === user[name]);
    this.accessToken = token;
    this.#refreshToken = this.storage.text('refreshToken') || null;
    if (sameUser) return;
    this.user = user;
    this.#forgetRights();
  }

  /** @throws Refusal with the server's message; nothing is stored then. */
  async signIn({ tenantId, account, password, captcha }: Credentials): Promise<void> {
    await this.#begin({
      grantType: captcha ? 'captcha' : 'password',
      tenantId,
      username: account,
      password: await passwordDigest(password),
      ...(captcha && { captchaKey: captcha.key, captchaCode: captcha.code }),
    });
  }

  /** Ends a sign-in whose password was right. @throws Refusal */
  async answerSecondFactor(given: Pick<SignIn, 'tenantId' | 'ticket' | 'answer'>): Promise<void> {
    await this.#begin({ grantType: 'second_factor', ...given });
  }

  /** Signs in with the parameters of the redirect from a third-party login. @throws Refusal */
  async signInOutside(returned: Pick<SignIn, 'tenantId' | 'source' | 'code' | 'state'>): Promise<void> {
    await this.#begin({ grantType: 'social', ...returned });
  }

  /** Switches to some of the user's roles and their menus. One window at a time, like `refresh`. @throws Refusal */
  async actIn(choice: Pick<SignIn, 'roleId' | 'deptId'>): Promise<void> {
    const answer = await this.#renewed(this.#refreshToken ?? '', choice);
    runInAction(() => {
      this.#keep(answer);
      this.#forgetRights();
    });
  }

  /** Loads user, menus and permissions; an error is stored in `failure` and can be retried. */
  async load(): Promise<void> {
    if (!this.signedIn || this.state === 'loading') return;
    this.state = 'loading';
    this.failure = null;
    const owner = this.user?.userId;
    try {
      const [info, menus, buttons] = await Promise.all([this.port.userInfo(), this.port.routes(), this.port.buttons()]);
      // Another user may have signed in while the requests were in flight.
      if (this.user?.userId === owner) this.#loaded(info, menus, buttons);
    } catch (error) {
      if (this.user?.userId === owner) this.#failed(error);
    }
  }

  /** Reloads the user after they changed their own profile. @throws Refusal */
  async renewUser(): Promise<void> {
    const info = await this.port.userInfo();
    runInAction(() => {
      if (this.user?.userId !== info.userId) return;
      this.user = userOfInfo(info);
      this.storage.write('userInfo', this.user);
    });
  }

  /**
   * Ends the local session at once, before the server responds to the logout. Resolves after that response.
   * @param farewell a message for the sign-in page
   */
  async signOut(farewell: Text | null = null): Promise<void> {
    const told = this.port.logout().catch(() => undefined);
    this.#clear('signedOut', farewell);
    await told;
  }

  /** Ends the session after a 401. */
  expire(): void {
    if (this.signedIn) this.#clear('expired');
  }

  /** @param password as typed. @throws Refusal */
  async changeDefaultPassword(password: string): Promise<void> {
    const newPassword = await passwordDigest(password);
    await this.port.updateDefaultPassword({ newPassword, newPassword1: newPassword, ...typedPassword(password) });
    runInAction(() => {
      if (!this.user) return;
      this.user = { ...this.user, resetPassword: false, passwordExpired: false };
      this.storage.write('userInfo', this.user);
    });
  }

  /** When the token was stored, in ms since 1970; `undefined` without a renewable one. */
  tokenTaken(): number | undefined {
    return this.signedIn && this.#refreshToken !== null ? this.storage.entry('token')?.datetime : undefined;
  }

  /**
   * Renews the token. The server ends a session whose refresh token is used twice, so only one window at a time may
   * call this; `TokenKeeper` ensures it.
   */
  async refresh(): Promise<void> {
    const refreshToken = this.#refreshToken;
    if (refreshToken === null) return;
    try {
      const answer = await this.#renewed(refreshToken);
      if (this.#refreshToken === refreshToken) runInAction(() => this.#keep(answer));
    } catch (error) {
      // Without a response the token may still be valid: the next check retries.
      if (this.#refreshToken === refreshToken && isRefused(error, 400, 401)) this.expire();
    }
  }

  async #begin(given: SignIn): Promise<void> {
    const answer = await this.port.token(given);
    runInAction(() => {
      this.#forgetRights();
      this.lock.clear();
      this.#keep(answer);
      this.ended = null;
      this.farewell = null;
    });
  }

  #renewed(refreshToken: string, choice: SignIn = {}): Promise<TokenAnswer> {
    const tenantId = this.user?.tenantId;
    return this.port.token({ grantType: 'refresh_token', refreshToken, ...choice, tenantId });
  }

  #keep(answer: TokenAnswer): void {
    this.accessToken = answer.accessToken;
    // A guest's token is not renewed.
    this.#refreshToken = answer.refreshToken || null;
    this.user = userOfToken(answer);
    this.storage.write('refreshToken', answer.refreshToken);
    this.storage.write('userInfo', this.user);
    this.storage.write('tenantId', answer.tenantId);
    // Written last, so that other windows notified of it find all related keys.
    this.storage.write('token', answer.accessToken);
  }

  #loaded(info: UserInfo, menus: readonly MenuNode[], buttons: readonly MenuNode[]): void {
    runInAction(() => {
      this.user = userOfInfo(info);
      this.menus = menus;
      this.permissions = permissionsOf(buttons);
      this.state = 'ready';
    });
  }

  #failed(error: unknown): void {
    runInAction(() => {
      this.failure = faultMessage(error);
      this.state = 'failed';
    });
  }

  #clear(ended: 'signedOut' | 'expired', farewell: Text | null = null): void {
    runInAction(() => {
      this.#forget();
      this.lock.clear();
      this.ended = ended;
      this.farewell = farewell;
      this.storage.remove(...keysOfSession);
    });
  }

  #forget(): void {
    this.accessToken = null;
    this.#refreshToken = null;
    this.user = null;
    this.#forgetRights();
  }

  #forgetRights(): void {
    this.menus = [];
    this.permissions = {};
    this.state = 'waiting';
    this.failure = null;
  }
}
