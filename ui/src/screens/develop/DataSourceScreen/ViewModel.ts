import { makeAutoObservable, runInAction } from 'mobx';
import { dataSource } from '@rdm/core/application';
import { fill, text, type StoredRecord } from '@rdm/core/kernel';
import { faultOf } from '../../../resource/fault-of';
import type { ResourceServices } from '../../../resource/ResourceServices';

const said = {
  connected: text('连接成功：{name}，PostgreSQL {version}', 'Connected to {name}, PostgreSQL {version}'),
  kept: text('密码已保存', 'The password is kept'),
};

/** What is done with a data source beside keeping it: a connection is tried, its password set. */
export class DataSourceViewModel {
  /** The one being tried, by its id: a connection may take five seconds. */
  trying: string | null = null;
  /** The one whose password is being set. */
  protecting: StoredRecord | null = null;
  saving = false;

  constructor(private readonly services: ResourceServices) {
    makeAutoObservable<this, 'services'>(this, { services: false });
  }

  async test({ id, name }: StoredRecord): Promise<void> {
    if (this.trying !== null) return;
    this.trying = id;
    const { ports, toast } = this.services;
    try {
      const { version } = await ports.develop.testSource({ id });
      toast.success(fill(said.connected, { name: String(name), version }));
    } catch (error) {
      toast.error(faultOf(error).message);
    } finally {
      runInAction(() => void (this.trying = null));
    }
  }

  protect(record: StoredRecord | null): void {
    this.protecting = record;
  }

  /** Keeps the password of the one that is open; answers whether it is kept. */
  async setPassword(password: string): Promise<boolean> {
    const { ports, toast } = this.services;
    if (!this.protecting || this.saving) return false;
    const { id, version } = this.protecting;
    this.saving = true;
    try {
      await ports.resource(dataSource).submit({ id, version, password });
      toast.success(said.kept);
      runInAction(() => void (this.protecting = null));
      return true;
    } catch (error) {
      toast.error(faultOf(error).message);
      return false;
    } finally {
      runInAction(() => void (this.saving = false));
    }
  }
}
