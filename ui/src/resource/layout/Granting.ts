import { makeAutoObservable } from 'mobx';
import type { Fault, Text } from '@rdm/core/internal/kernel';
import type { Toasts } from '../../components';
import { Loader } from '../Loader';
import { Task } from '../Task';

export interface GrantingSteps<Given> {
  /** Reads what may be given, with what is given now. */
  readonly read: () => Promise<Given>;
  /** Gives it in place of that. @throws Refusal */
  readonly give: (given: Given) => Promise<void>;
  /** Said once it is given. */
  readonly said: Text;
}

/** Something given to records as a whole, e.g. rights to roles: read, changed, and given in place of what there was. */
export class Granting<Given> {
  readonly #steps: GrantingSteps<Given>;
  readonly #toast: Toasts;
  readonly #task: Task;
  readonly #loader: Loader<Given>;

  constructor(toast: Toasts, steps: GrantingSteps<Given>) {
    this.#steps = steps;
    this.#toast = toast;
    this.#task = new Task(toast);
    this.#loader = new Loader(steps.read);
    makeAutoObservable(this);
  }

  get saving(): boolean {
    return this.#task.running;
  }

  get given(): Given | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  /** Returns whether it succeeded. */
  async save(): Promise<boolean> {
    const { given } = this;
    if (given === null) return false;
    const saved = await this.#task.run(async () => {
      await this.#steps.give(given);
      this.#toast.success(this.#steps.said);
    });
    return saved !== null;
  }
}
