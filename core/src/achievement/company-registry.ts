/** A property as a registry of companies has it. Days are `yyyy-MM-dd`; what it does not tell is null. */
export interface FoundProperty {
  /** A key of the dictionary `ipr_type`. */
  readonly type: string;
  /** Number of the patent, registration or, before a grant, application. */
  readonly code: string;
  readonly name: string;
  readonly owners: string | null;
  readonly inventors: string | null;
  readonly applyTime: string | null;
  readonly publishTime: string | null;
  readonly regTime: string | null;
}

export interface RegistryAnswer {
  readonly properties: readonly FoundProperty[];
  /** Entries that had no readable number, name or kind. */
  readonly unread: number;
  /** Requests made, as the service counts them. */
  readonly calls: number;
  /** False where more properties exist than `mostCalls` requests could read. */
  readonly isComplete: boolean;
}

/** A service that knows the intellectual property of companies. */
export interface CompanyRegistry {
  /** Requests a month that the installation allows itself; null for any number. */
  readonly monthlyLimit: number | null;
  /**
   * The properties registered for a company, by its name or credit code, with at most `mostCalls` requests.
   * @throws RegistryFailed
   */
  propertiesOf(company: string, mostCalls: number): Promise<RegistryAnswer>;
}

/** The registry refused the key (`refused`), or gave no answer that can be read (`unavailable`). */
export class RegistryFailed extends Error {
  constructor(
    readonly reason: 'refused' | 'unavailable',
    /** Requests made before it failed. */
    readonly calls: number,
    options?: ErrorOptions,
  ) {
    super(`The company registry ${reason === 'refused' ? 'refused the request' : 'gave no answer'}`, options);
    this.name = 'RegistryFailed';
  }
}
