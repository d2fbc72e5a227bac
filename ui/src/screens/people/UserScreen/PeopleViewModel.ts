import { makeAutoObservable } from 'mobx';
import type { InitialPassword, UserPort } from '@rdm/core/internal/access';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import type { Confirm, Toasts } from '../../../components';
import { Task } from '../../../resource/Task';

const said = {
  none: text('请选择至少一条数据', 'Select at least one record'),
  reset: text('确定将选择账号密码重置?', 'Reset the passwords of the selected accounts?'),
  resetBody: text(
    '共 {count} 个账号，每个账号生成一个新的初始密码，登录后须修改；这些账号当前的登录会退出。',
    '{count} accounts get a new initial password each, must change it at sign-in, and are signed out.',
  ),
  resetVerb: text('重置', 'Reset'),
  resetDone: text('密码重置成功', 'The passwords are reset'),
  shownOnce: text(
    '初始密码只显示这一次，请分别告知本人；72小时内未登录即失效。',
    'The initial passwords are shown this once; tell each to its person. Unused, they end after 72 hours.',
  ),
  takenDown: text('已记下', 'I have noted them'),
  unlock: text('确定将选择账号解锁?', 'Unlock the selected accounts?'),
  unlockBody: text(
    '共 {count} 个账号，登录失败次数将清零，可立即重新登录。',
    'Failed sign-ins of {count} accounts are forgotten: they may sign in again at once.',
  ),
  unlockVerb: text('解锁', 'Unlock'),
  unlockDone: text('解锁成功', 'Unlocked'),
  factors: text('确定重置所选账号的两步验证?', 'Reset the second factors of the selected accounts?'),
  factorsBody: text(
    '共 {count} 个账号，其验证器应用、通行密钥和恢复码将失效，当前的登录会退出；此后凭密码登录。',
    'The apps, passkeys and recovery codes of {count} accounts end, and they are signed out; the password alone opens them.',
  ),
  factorsDone: text('两步验证已重置', 'The second factors are reset'),
  granted: text('角色配置成功', 'The roles are given'),
  moved: text('部门调整成功', 'The department is changed'),
};

export interface PeopleServices {
  readonly users: Pick<UserPort, 'resetPassword' | 'resetSecondFactor' | 'unlock' | 'grant' | 'updateDepartment'>;
  readonly confirm: Confirm;
  readonly toast: Toasts;
}

/** Actions on the users chosen in a list. */
export class PeopleViewModel {
  readonly #services: PeopleServices;
  readonly #task: Task;

  constructor(services: PeopleServices) {
    this.#services = services;
    this.#task = new Task(services.toast);
    makeAutoObservable(this);
  }

  get working(): boolean {
    return this.#task.running;
  }

  /** Whether any user is chosen; shows an error otherwise. */
  someChosen(ids: readonly string[]): boolean {
    if (ids.length === 0) this.#services.toast.error(said.none);
    return ids.length > 0;
  }

  async resetPasswords(ids: readonly string[]): Promise<void> {
    const { users } = this.#services;
    const made: InitialPassword[] = [];
    await this.#asked(ids, said.reset, said.resetBody, said.resetVerb, said.resetDone, async () => {
      made.push(...(await users.resetPassword({ userIds: ids.join(',') })));
    });
    if (made.length > 0) await this.#showOnce(made);
  }

  async resetFactors(ids: readonly string[]): Promise<void> {
    const { users } = this.#services;
    await this.#asked(ids, said.factors, said.factorsBody, said.resetVerb, said.factorsDone, () =>
      users.resetSecondFactor({ userIds: ids.join(',') }),
    );
  }

  async unlock(ids: readonly string[]): Promise<void> {
    const { users } = this.#services;
    await this.#asked(ids, said.unlock, said.unlockBody, said.unlockVerb, said.unlockDone, () =>
      users.unlock({ userIds: ids.join(',') }),
    );
  }

  /** Replaces the roles of the users by these; returns whether it succeeded. */
  grant(ids: readonly string[], roleIds: readonly string[]): Promise<boolean> {
    const { users } = this.#services;
    return this.#done(() => users.grant({ userIds: ids.join(','), roleIds: roleIds.join(',') }), said.granted);
  }

  move(ids: readonly string[], deptId: string): Promise<boolean> {
    const { users } = this.#services;
    return this.#done(() => users.updateDepartment({ userIds: ids.join(','), deptId }), said.moved);
  }

  async #showOnce(made: readonly InitialPassword[]): Promise<void> {
    const lines = made.map(({ account, initialPassword }) => `${account}　${initialPassword}`).join('\n');
    await this.#services.confirm({
      title: said.resetDone,
      body: text(`${said.shownOnce.zh}\n${lines}`, `${said.shownOnce.en}\n${lines}`),
      verb: said.takenDown,
    });
  }

  async #asked(
    ids: readonly string[],
    title: Text,
    body: Text,
    verb: Text,
    done: Text,
    work: () => Promise<void>,
  ): Promise<void> {
    if (!this.someChosen(ids)) return;
    const { confirm } = this.#services;
    if (await confirm({ title, body: fill(body, { count: ids.length }), verb })) await this.#done(work, done);
  }

  async #done(work: () => Promise<void>, done: Text): Promise<boolean> {
    const said = await this.#task.run(async () => {
      await work();
      this.#services.toast.success(done);
    });
    return said !== null;
  }
}
