import { makeAutoObservable, runInAction } from 'mobx';
import { fill, text } from '@rdm/core/kernel';
import type { Download, StoredRecord } from '@rdm/core/records';
import { faultOf } from '../../../resource/fault-of';
import type { ResourceServices } from '../../../resource/ResourceServices';

const said = {
  none: text('请选择至少一条数据', 'Select at least one record'),
  made: text('代码生成成功', 'The code is made'),
  copied: text('已复制为“{name}”', 'Copied as “{name}”'),
};

/** What is done with the settings of code: it is made, and settings are copied. */
export class CodeViewModel {
  making = false;

  constructor(private readonly services: ResourceServices) {
    makeAutoObservable<this, 'services'>(this, { services: false });
  }

  /** The code of these settings as an archive; null where it was not made. */
  async make(ids: readonly string[]): Promise<Download | null> {
    const { ports, toast } = this.services;
    if (ids.length === 0) {
      toast.error(said.none);
      return null;
    }
    if (this.making) return null;
    this.making = true;
    try {
      const archive = await ports.develop.downloadCode({ ids: ids.join(',') });
      toast.success(said.made);
      return archive;
    } catch (error) {
      toast.error(faultOf(error).message);
      return null;
    } finally {
      runInAction(() => void (this.making = false));
    }
  }

  /** Answers whether there is a copy now. */
  async copy({ id }: StoredRecord): Promise<boolean> {
    const { ports, toast } = this.services;
    try {
      const { codeName } = await ports.develop.copyCode({ id });
      toast.success(fill(said.copied, { name: codeName }));
      return true;
    } catch (error) {
      toast.error(faultOf(error).message);
      return false;
    }
  }
}
