import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { text, type Fault } from '@rdm/core/internal/kernel';
import type { WorkPort } from '@rdm/core/internal/platform';
import type { UnfinishedWork } from '@rdm/core/internal/records';
import type { Confirm } from '../../components';
import { faultOf } from '../../resource/fault-of';
import { Loader } from '../../resource/Loader';

/** In ms. */
const LOOKED_EVERY = 2_000;

const CONFIRMED = text(
  '取消后不会写入任何数据，需要时可以重新开始。',
  'Nothing of it is written; it can be started again at any time.',
);

export interface WorkServices {
  readonly work: WorkPort;
  readonly confirm: Confirm;
}

/** The long work that waits or runs, looked at while it is shown, and cancelled one by one. */
export class WorkViewModel {
  readonly list: Loader<readonly UnfinishedWork[]>;
  /** Being cancelled: asked for, and not ended yet. */
  readonly cancelling = observable.set<string>();
  fault: Fault | null = null;

  constructor(private readonly services: WorkServices) {
    this.list = new Loader(() => services.work.unfinished());
    makeAutoObservable<this, 'services'>(this, { services: false, list: false, fault: observableRef });
  }

  /** Looks every two seconds until the function it returns is called. */
  watch(): () => void {
    void this.list.load();
    const timer = setInterval(() => void this.list.load(), LOOKED_EVERY);
    return () => clearInterval(timer);
  }

  async cancel({ id, about }: UnfinishedWork): Promise<void> {
    const title = text(`取消“${about.zh}”？`, `Cancel “${about.en}”?`);
    const asked = { title, body: CONFIRMED, verb: text('取消任务', 'Cancel it'), danger: true };
    if (!(await this.services.confirm(asked))) return;
    runInAction(() => {
      this.fault = null;
      this.cancelling.add(id);
    });
    try {
      await this.services.work.cancel({ id });
    } catch (error) {
      runInAction(() => {
        this.cancelling.delete(id);
        this.fault = faultOf(error);
      });
    }
    await this.list.load();
  }
}
