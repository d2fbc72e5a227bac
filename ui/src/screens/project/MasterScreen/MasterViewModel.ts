import { makeAutoObservable, observableRef, observable, runInAction } from 'mobx';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { MasterYears } from '@rdm/core/internal/ledger';
import { faultOf } from '../../../resource/fault-of';
import type { ResourceServices } from '../../../resource/ResourceServices';

const RENAMED = text('项目已更名', 'The project is renamed');

/** One project over its years: its figures, and its name in the years that are open. */
export class MasterViewModel {
  years: MasterYears | null = null;
  fault: Text | null = null;
  name = '';
  renaming = false;
  /** Years whose record takes the new name. */
  readonly chosen = observable.set<string>();
  readonly #services: ResourceServices;
  readonly #id: string;

  constructor(services: ResourceServices, id: string) {
    this.#services = services;
    this.#id = id;
    makeAutoObservable(this, { years: observableRef, fault: observableRef, chosen: false });
  }

  async load(): Promise<void> {
    try {
      const years = await this.#services.ports.masters.years({ id: this.#id });
      runInAction(() => {
        this.years = years;
        this.name = years.name;
        // The open years are offered; what is declared keeps its name.
        this.chosen.replace(years.years.filter(({ open }) => open).map(({ year }) => year));
      });
    } catch (error) {
      runInAction(() => void (this.fault = faultOf(error).message));
    }
  }

  type(name: string): void {
    this.name = name;
  }

  choose(year: string, isChosen: boolean): void {
    if (isChosen) this.chosen.add(year);
    else this.chosen.delete(year);
  }

  /** Whether it was renamed; errors are shown. */
  async rename(): Promise<boolean> {
    if (this.renaming) return false;
    this.renaming = true;
    try {
      await this.#services.ports.masters.rename({ id: this.#id, name: this.name, years: [...this.chosen] });
      this.#services.toast.success(RENAMED);
      await this.load();
      return true;
    } catch (error) {
      this.#services.toast.refused(faultOf(error));
      return false;
    } finally {
      runInAction(() => void (this.renaming = false));
    }
  }
}
