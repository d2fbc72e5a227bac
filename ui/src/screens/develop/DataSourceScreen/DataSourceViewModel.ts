import { makeAutoObservable, runInAction } from 'mobx';
import { fill, text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { faultOf } from '../../../resource/fault-of';
import type { ResourceServices } from '../../../resource/ResourceServices';

const said = {
  connected: text('连接成功：{name}，PostgreSQL {version}', 'Connected to {name}, PostgreSQL {version}'),
};

/** Tests the connection of a data source. */
export class DataSourceViewModel {
  /** Id of the data source being tested: a connection may take five seconds. */
  trying: string | null = null;

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
      toast.refused(faultOf(error));
    } finally {
      runInAction(() => void (this.trying = null));
    }
  }
}
