import { makeAutoObservable } from 'mobx';
import type { Fault } from '@rdm/core/internal/kernel';
import type { PolicyMatch, PolicyType, policy } from '@rdm/core/internal/policy';
import type { RecordOf } from '@rdm/core/internal/records';
import { Loader } from '../../../resource/Loader';
import { Task } from '../../../resource/Task';
import type { ResourceServices } from '../../../resource/ResourceServices';

export type Policy = RecordOf<typeof policy>;

/** Which policies are shown: all, those the enterprise may qualify for, those it can apply for today, those not read. */
export type Narrowed = 'all' | 'fitting' | 'open' | 'unread';

/** The policies on the shelf, how the enterprise stands to them, and which of them the account has read. */
export class PolicyNewsViewModel {
  words = '';
  type: PolicyType | null = null;
  narrowed: Narrowed = 'all';
  chosenId: string | null = null;
  readonly list: Loader<readonly Policy[]>;
  readonly judged: Loader<readonly PolicyMatch[]>;
  readonly marks: Loader<ReadonlySet<string>>;
  readonly followed: Loader<readonly string[]>;
  readonly following: Task;
  readonly #services: Pick<ResourceServices, 'ports' | 'today' | 'toast'>;
  /** The document a link asks for, until the policies are there. */
  #asked: string | null = null;

  constructor(services: Pick<ResourceServices, 'ports' | 'today' | 'toast'>) {
    this.#services = services;
    const { policies, reading } = services.ports;
    this.list = new Loader<readonly Policy[]>(async () => (await policies.onShelf({ size: -1 })).records as Policy[]);
    this.judged = new Loader(() => policies.matches({ year: services.today.slice(0, 4) }));
    this.marks = new Loader<ReadonlySet<string>>(async () => new Set((await reading.readIds({ kind: 'policy' })).ids));
    this.following = new Task(services.toast);
    this.followed = new Loader<readonly string[]>(async () => (await policies.followed()).types);
    makeAutoObservable(this, { list: false, judged: false, marks: false, followed: false, following: false });
  }

  get fault(): Fault | null {
    return this.list.fault;
  }

  get policies(): readonly Policy[] {
    return this.list.value ?? [];
  }

  /** Those that all words are in, of the chosen kind, and narrowed. */
  get shown(): readonly Policy[] {
    const words = this.words
      .toLowerCase()
      .split(/[\s,，、]+/)
      .filter(Boolean);
    return this.policies.filter((each) => {
      if (this.type !== null && each.type !== this.type) return false;
      if (this.narrowed === 'fitting' && this.matchOf(each.id)?.outcome !== 'yes') return false;
      if (this.narrowed === 'open' && !this.isOpen(each)) return false;
      if (this.narrowed === 'unread' && !this.isNew(each)) return false;
      const held = [each.title, each.titleEn, each.documentNo, each.organ, each.summary, each.summaryEn, each.industry]
        .join(' ')
        .toLowerCase();
      return words.every((word) => held.includes(word));
    });
  }

  get chosen(): Policy | null {
    return this.policies.find(({ id }) => id === this.chosenId) ?? null;
  }

  get unread(): number {
    if (this.marks.value === null) return 0;
    return this.policies.filter((each) => this.isNew(each)).length;
  }

  /** Not read yet; the documents the product brings with it are there to look up and never news. */
  isNew({ id, createUser }: Policy): boolean {
    return createUser !== null && !this.isRead(id);
  }

  /** Until it is known what was read nothing counts as unread. */
  isRead(id: string): boolean {
    return this.marks.value?.has(id) ?? true;
  }

  matchOf(id: string): PolicyMatch | null {
    return this.judged.value?.find((each) => each.id === id) ?? null;
  }

  isExpired({ expiresOn }: Policy): boolean {
    return Boolean(expiresOn) && String(expiresOn) < this.#services.today;
  }

  /** Applications are taken today. */
  isOpen({ opensOn, closesOn }: Policy): boolean {
    const { today } = this.#services;
    return Boolean(closesOn) && String(opensOn ?? '') <= today && today <= String(closesOn);
  }

  /** The policy with a document number, where it is on the shelf. */
  withNumber(documentNo: string): Policy | null {
    return this.policies.find((each) => each.documentNo === documentNo) ?? null;
  }

  async load(): Promise<void> {
    void this.judged.load();
    void this.marks.load();
    void this.followed.load();
    await this.list.load();
    if (this.#asked !== null) await this.ask(this.#asked);
  }

  /** Opens the document a link asks for, once the policies are there. */
  async ask(documentNo: string): Promise<void> {
    this.#asked = this.list.value === null ? documentNo : null;
    const found = this.withNumber(documentNo);
    if (found) await this.choose(found.id);
  }

  search(words: string): void {
    this.words = words;
  }

  showType(type: PolicyType | null): void {
    this.type = type;
  }

  /** Whether the chosen kind is followed; null while none is chosen, or until it is known. */
  get isFollowed(): boolean | null {
    if (this.type === null || this.followed.value === null) return null;
    return this.followed.value.includes(this.type);
  }

  /** Follows the chosen kind, or no longer: the bell tells what is new of it. */
  async follow(): Promise<void> {
    const { type, isFollowed } = this;
    if (type === null || isFollowed === null) return;
    const { policies } = this.#services.ports;
    const kept = await this.following.run(() => policies.follow({ type, followed: isFollowed ? '0' : '1' }));
    if (kept) await this.followed.load();
  }

  narrow(narrowed: Narrowed): void {
    this.narrowed = narrowed;
  }

  /** Opens a policy; it is read then. */
  async choose(id: string | null): Promise<void> {
    this.chosenId = id;
    if (id !== null && !this.isRead(id)) await this.#mark([id]);
  }

  async markAll(): Promise<void> {
    await this.#mark(this.policies.map(({ id }) => id));
  }

  /** A mark that cannot be kept now is kept the next time the policy is opened. */
  async #mark(ids: readonly string[]): Promise<void> {
    try {
      await this.#services.ports.reading.markRead({ kind: 'policy', ids: ids.join(',') });
      await this.marks.load();
    } catch {
      // As above.
    }
  }
}
