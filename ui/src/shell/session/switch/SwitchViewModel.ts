import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Choices, UserPort } from '@rdm/core/internal/access';
import type { Text } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import { callFault, faultMessage } from '../../fault-message';
import type { Alone } from '../alone';
import type { SessionViewModel } from '../SessionViewModel';

/** The choice of the role to act in. */
export class SwitchViewModel {
  /** Ids joined by commas: one role, or all of them. */
  roleId = '';
  deptId = '';
  submitting = false;
  /** Why the switch failed. */
  refusal: Text | null = null;
  readonly #loader = new Loader(() => this.users.choices(), {
    faultOf: callFault,
    taken: (choices) => {
      this.deptId = choices.deptId;
      // All roles count as one choice, whatever their order.
      const isEvery = choices.roleId.split(',').length === choices.roles.length;
      this.roleId = isEvery ? this.everyRole : choices.roleId;
    },
  });

  constructor(
    private readonly session: Pick<SessionViewModel, 'adopt' | 'actIn'>,
    private readonly users: Pick<UserPort, 'choices'>,
    private readonly alone: Alone,
  ) {
    makeAutoObservable<this, 'session' | 'users' | 'alone'>(
      this,
      { session: false, users: false, alone: false, refusal: observableRef },
      { autoBind: true },
    );
  }

  get choices(): Choices | null {
    return this.#loader.value;
  }

  get failure(): Text | null {
    return this.refusal ?? this.#loader.fault?.message ?? null;
  }

  /** All roles, as one choice. */
  get everyRole(): string {
    return this.choices?.roles.map(({ id }) => id).join(',') ?? '';
  }

  async load(): Promise<void> {
    this.refusal = null;
    await this.#loader.load();
  }

  setRole(roleId: string | undefined): void {
    this.roleId = roleId ?? '';
  }

  setDepartment(deptId: string | undefined): void {
    this.deptId = deptId ?? '';
  }

  /** Returns whether the switch succeeded. Only one window at a time may exchange its token. */
  async submit(): Promise<boolean> {
    if (this.submitting || this.roleId === '') return false;
    this.submitting = true;
    this.refusal = null;
    let done = false;
    try {
      await this.alone(async () => {
        this.session.adopt();
        await this.session.actIn({ roleId: this.roleId, ...(this.deptId && { deptId: this.deptId }) });
        done = true;
      });
    } catch (error) {
      runInAction(() => {
        this.refusal = faultMessage(error);
      });
    } finally {
      runInAction(() => {
        this.submitting = false;
      });
    }
    return done;
  }
}
