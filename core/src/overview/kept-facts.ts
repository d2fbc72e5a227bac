import { accessResources } from '../access';
import type { Call, Resource } from '../records';
import { logResources } from '../system';
import { yearFacts, type Project, type YearFacts } from './year-facts';

/** Of years, the oldest forgotten first. */
const MOST = 200;

/** What accounts and logs hold changes with every sign-in, and no fact of a year follows from it. */
const apart: ReadonlySet<Resource> = new Set<Resource>([...accessResources, ...logResources]);

/**
 * The facts of years as they were read last. They hold as long as no register of the tenant has changed, for callers with
 * the same rights on the same day.
 */
export class KeptFacts {
  readonly #kept = new Map<string, { readonly mark: string; readonly facts: YearFacts }>();

  async of(call: Call, year: string, projects: readonly Project[]): Promise<YearFacts> {
    const { tenantId, permissions, dataScopes } = call.caller;
    const registers = call.resources.filter((resource) => !apart.has(resource) && resource.sharing === 'tenant');
    const mark = dataScopes?.size ? null : await call.records.mark(registers);
    if (mark === null) return yearFacts(call, year, projects);
    const key = [tenantId, year, call.clock.now().slice(0, 10), ...[...permissions].sort()].join(' ');
    const known = this.#kept.get(key);
    if (known?.mark === mark) return known.facts;
    const facts = await yearFacts(call, year, projects);
    this.#kept.delete(key);
    this.#kept.set(key, { mark, facts });
    if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value!);
    return facts;
  }
}
