import { makeAutoObservable } from 'mobx';
import { demonstrationAccounts, demonstrationTenant } from '@rdm/demonstration';
import { text, type Text } from '@rdm/core/internal/kernel';

const accounts = demonstrationAccounts
  .filter(({ tenant }) => tenant === demonstrationTenant.code)
  .map(({ account }) => account);

const lasting = text(
  `演示模式：数据只在本页内存中，刷新后恢复初始。账号 ${accounts.join('、')}，密码同账号。`,
  `Demo: data live in this page only and start afresh on reload. Accounts ${accounts.join(', ')}; the password is the account.`,
);

/** The notice on the sign-in page of the demo: first the loading progress, then the accounts and that data is lost. */
export class DemoNotice {
  private filled = 0;

  constructor() {
    makeAutoObservable(this);
  }

  get text(): Text {
    if (this.filled >= 1) return lasting;
    const percent = Math.floor(this.filled * 100);
    return text(`正在准备演示数据 ${percent}%…`, `Preparing the demo data ${percent}%…`);
  }

  /** @param share from 0 to 1 */
  follow(share: number): void {
    this.filled = share;
  }
}
