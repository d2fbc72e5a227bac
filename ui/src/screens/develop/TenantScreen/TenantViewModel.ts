import { makeAutoObservable, runInAction } from 'mobx';
import { fill, text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import type { Option } from '../../../components';
import { faultOf } from '../../../resource/fault-of';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';

const said = {
  assigned: text('已登记“{name}”的数据源', 'The data source of “{name}” is noted'),
};

/** Which data source a tenant is assigned to. */
export class TenantViewModel {
  /** The tenant it is being chosen for. */
  assigning: StoredRecord | null = null;
  sources: readonly Option[] = [];
  readonly #task: Task;

  constructor(private readonly services: ResourceServices) {
    this.#task = new Task(services.toast);
    makeAutoObservable<this, 'services'>(this, { services: false });
  }

  get saving(): boolean {
    return this.#task.running;
  }

  /** Opens the dialog once the options are loaded. */
  async choose(tenant: StoredRecord): Promise<void> {
    const { ports, toast } = this.services;
    try {
      const sources = await ports.develop.selectSources();
      runInAction(() => {
        this.sources = sources.map(({ id, name }) => ({ value: id, label: name }));
        this.assigning = tenant;
      });
    } catch (error) {
      toast.refused(faultOf(error));
    }
  }

  close(): void {
    this.assigning = null;
  }

  /** Stores the assignment, empty for none; returns whether it was stored. */
  async assign(datasourceId: string): Promise<boolean> {
    const { ports, toast } = this.services;
    if (!this.assigning) return false;
    const { code, tenantName } = this.assigning;
    const noted = await this.#task.run(async () => {
      await ports.tenants.datasource({ tenantId: String(code), datasourceId });
      toast.success(fill(said.assigned, { name: String(tenantName) }));
      runInAction(() => void (this.assigning = null));
    });
    return noted !== null;
  }
}
