import { makeAutoObservable, observableRef } from 'mobx';
import type { Ports } from '@rdm/core/internal/application';
import type { Text } from '@rdm/core/internal/kernel';
import type { YearOverview } from '@rdm/core/internal/overview';
import { Loader } from '../../../resource/Loader';
import { callFault } from '../../../shell/fault-message';
import { firstOverview } from './first-overview';

/** The home page: a year, what is due in it, its figures. */
export class HomeViewModel {
  /** The year asked for; until then the server chooses. */
  chosen: string | null = null;
  overview: YearOverview | null = null;
  readonly #loader = new Loader(() => this.#ask(), {
    faultOf: callFault,
    taken: (overview) => void (this.overview = overview),
  });

  constructor(private readonly ports: Pick<Ports, 'overview'>) {
    makeAutoObservable<this, 'ports'>(this, { ports: false, overview: observableRef }, { autoBind: true });
  }

  get state(): 'loading' | 'ready' | 'failed' | 'forbidden' | 'empty' {
    if (this.#loader.state === 'failed') return 'failed';
    if (!this.overview) return 'loading';
    if (this.overview.isEmpty) return 'empty';
    return this.overview.figures || this.isTurning ? 'ready' : 'forbidden';
  }

  get failure(): Text | null {
    return this.#loader.fault?.message ?? null;
  }

  get year(): string {
    return this.chosen ?? this.overview?.year ?? '';
  }

  /** Another year is asked for than the one at hand, whose figures are not shown under the name of the other. */
  get isTurning(): boolean {
    return this.chosen !== null && this.overview !== null && this.overview.year !== this.chosen;
  }

  /** The overview of the year named, once it is there. */
  get shown(): YearOverview | null {
    return this.isTurning ? null : this.overview;
  }

  async choose(year: string): Promise<void> {
    this.chosen = year;
    await this.load();
  }

  #ask(): Promise<YearOverview> {
    const { overview } = this.ports;
    if (this.chosen) return overview.ofYear({ year: this.chosen });
    return firstOverview.take(overview);
  }

  /** Reloads the year; the shown figures stay until the new ones arrive. */
  async load(): Promise<void> {
    await this.#loader.load();
  }
}
