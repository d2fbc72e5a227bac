import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Choices, UserPort } from '@rdm/core/access';
import type { Text } from '@rdm/core/kernel';
import { faultMessage } from '../../fault-message';
import type { Alone } from '../alone';
import type { SessionViewModel } from '../SessionViewModel';

/** Choosing in which of one's roles to go on. */
export class SwitchViewModel {
  choices: Choices | null = null;
  /** Ids joined by commas: one role, or all of them. */
  roleId = '';
  deptId = '';
  submitting = false;
  failure: Text | null = null;

  constructor(
    private readonly session: Pick<SessionViewModel, 'adopt' | 'actIn'>,
    private readonly users: Pick<UserPort, 'choices'>,
    private readonly alone: Alone,
  ) {
    makeAutoObservable<this, 'session' | 'users' | 'alone'>(
      this,
      { session: false, users: false, alone: false, choices: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** All roles, as one choice. */
  get everyRole(): string {
    return this.choices?.roles.map(({ id }) => id).join(',') ?? '';
  }

  async load(): Promise<void> {
    this.failure = null;
    try {
      const choices = await this.users.choices();
      runInAction(() => {
        this.choices = choices;
        this.deptId = choices.deptId;
        // The order in which roles are acted in is no choice.
        const isEvery = choices.roleId.split(',').length === choices.roles.length;
        this.roleId = isEvery ? this.everyRole : choices.roleId;
      });
    } catch (error) {
      runInAction(() => {
        this.failure = faultMessage(error);
      });
    }
  }

  setRole(roleId: string | undefined): void {
    this.roleId = roleId ?? '';
  }

  setDepartment(deptId: string | undefined): void {
    this.deptId = deptId ?? '';
  }

  /** Answers whether the session goes on in what was chosen. Only one window at a time trades its token. */
  async submit(): Promise<boolean> {
    if (this.submitting || this.roleId === '') return false;
    this.submitting = true;
    this.failure = null;
    let done = false;
    try {
      await this.alone(async () => {
        this.session.adopt();
        await this.session.actIn({ roleId: this.roleId, ...(this.deptId && { deptId: this.deptId }) });
        done = true;
      });
    } catch (error) {
      runInAction(() => {
        this.failure = faultMessage(error);
      });
    } finally {
      runInAction(() => {
        this.submitting = false;
      });
    }
    return done;
  }
}
