import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { text, type Text } from '@rdm/core/internal/kernel';
import { faultMessage } from '../../../shell/fault-message';
import type { SaberStorage } from '../../../shell/storage/SaberStorage';
import type { SessionViewModel } from '../../../shell/session/SessionViewModel';

/** Messages of the `error` parameter, returned instead of a code. RFC 6749 §4.1.2.1 */
const errors: Readonly<Record<string, Text>> = {
  access_denied: text('您取消了第三方登录', 'You cancelled the sign-in through the other system'),
  social_source: text(
    '不支持该第三方系统，请用账号密码登录',
    'This system is not set up here; sign in with your account',
  ),
  social_unreachable: text(
    '第三方系统无法连接，请稍后重试或用账号密码登录',
    'The other system cannot be reached; try again later, or sign in with your account',
  ),
};
const refused = text(
  '第三方系统没有确认您的身份，请重新登录',
  'The other system did not confirm who you are; sign in again',
);
const defaultTenant = '000000';

/** Sign-in after the redirect from another system. */
export class SocialReturnViewModel {
  failure: Text | null = null;
  #begun = false;

  /** @param search the query of the URL */
  constructor(
    private readonly session: Pick<SessionViewModel, 'signInOutside'>,
    private readonly storage: Pick<SaberStorage, 'text'>,
    private readonly source: string,
    private readonly search: URLSearchParams,
  ) {
    makeAutoObservable<this, 'session' | 'storage' | 'source' | 'search'>(
      this,
      { session: false, storage: false, source: false, search: false, failure: observableRef },
      { autoBind: true },
    );
  }

  /** Returns whether the sign-in succeeded. The code is single-use, so it is sent only once. */
  async signIn(): Promise<boolean> {
    if (this.#begun) return false;
    this.#begun = true;
    const [code, state] = [this.search.get('code'), this.search.get('state')];
    if (!code || !state) {
      this.failure = errors[this.search.get('error') ?? ''] ?? refused;
      return false;
    }
    try {
      const tenantId = this.storage.text('tenantId') ?? defaultTenant;
      await this.session.signInOutside({ tenantId, source: this.source, code, state });
      return true;
    } catch (error) {
      runInAction(() => {
        this.failure = faultMessage(error);
      });
      return false;
    }
  }
}
