import { makeAutoObservable } from 'mobx';
import { fill, text } from '@rdm/core/internal/kernel';
import type { Download, StoredRecord } from '@rdm/core/internal/records';
import { faultOf } from '../../../resource/fault-of';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';

const said = {
  none: text('请选择至少一条数据', 'Select at least one record'),
  made: text('代码生成成功', 'Code generated'),
  copied: text('已复制为“{name}”', 'Copied as “{name}”'),
};

/** Actions on code generator settings: generates the code, copies the settings. */
export class CodeViewModel {
  readonly #task: Task;

  constructor(private readonly services: ResourceServices) {
    this.#task = new Task(services.toast);
    makeAutoObservable<this, 'services'>(this, { services: false });
  }

  get making(): boolean {
    return this.#task.running;
  }

  /** The code of these settings as an archive; null when none was generated. */
  async make(ids: readonly string[]): Promise<Download | null> {
    const { ports, toast } = this.services;
    if (ids.length === 0) {
      toast.error(said.none);
      return null;
    }
    return this.#task.run(async () => {
      const archive = await ports.develop.downloadCode({ ids: ids.join(',') });
      toast.success(said.made);
      return archive;
    });
  }

  /** Returns whether a copy was made. */
  async copy({ id }: StoredRecord): Promise<boolean> {
    const { ports, toast } = this.services;
    try {
      const { codeName } = await ports.develop.copyCode({ id });
      toast.success(fill(said.copied, { name: codeName }));
      return true;
    } catch (error) {
      toast.refused(faultOf(error));
      return false;
    }
  }
}
