import { crud, defineResource, type RecordOf, type Resource, type StoredRecord } from './declaration/resource';
import { insertRecords, updateRecords } from './declaration/write-records';
import { integer, string } from './declaration/fields';
import { text } from '../kernel';
import type { Call } from './call';

const KEPT_MILLISECONDS = 2 * 24 * 60 * 60 * 1000;

/** The record a form's idempotency key has written, so that a repeated submit finds it. Kept for two days; internal. */
export const submission = defineResource('rdm/submission', {
  label: text('提交记录', 'Submission'),
  fields: {
    key: string({ label: text('提交标识', 'Submission key'), maxLength: 800 }),
    recordId: string({ label: text('记录编号', 'Record') }),
    recordVersion: integer({ label: text('记录版本', 'Version') }),
  },
  naturalKey: ['key'],
  order: [{ field: 'updateTime' }],
  calls: [],
  origin: 'derived',
  permissions: crud('submission'),
});

/** The record that a key has written, in the version it had then. */
export interface Submitted {
  readonly id: string;
  readonly version: number;
}

/** The submits of one form: serialised, and each aware of what the earlier one wrote. */
export class Submissions {
  readonly #own: string;

  constructor(
    private readonly call: Call,
    resource: Resource,
    key: string,
  ) {
    // As JSON, because the key may contain characters that databases reject.
    this.#own = `${call.caller.userId} ${resource.name} ${JSON.stringify(key.slice(0, 100))}`;
  }

  /** Locks out other submits of the same form until the transaction ends, and returns what an earlier one wrote. */
  async earlier(): Promise<Submitted | null> {
    await this.call.records.lock(`submission ${this.#own}`);
    const found = await this.#found();
    return found ? { id: String(found.recordId), version: Number(found.recordVersion) } : null;
  }

  async remember({ id, version }: StoredRecord): Promise<void> {
    const values = { key: this.#own, recordId: id, recordVersion: version };
    const before = await this.#found();
    if (before) {
      await updateRecords(this.call, submission, [{ before, values }]);
      return;
    }
    await forgetOld(this.call);
    await insertRecords(this.call, submission, [values]);
  }

  async #found(): Promise<RecordOf<typeof submission> | undefined> {
    return (await this.call.records.findByKeys(submission, [{ key: this.#own }]))[0];
  }
}

/** Purges expired keys. */
async function forgetOld(call: Call): Promise<void> {
  const now = Date.parse(`${call.clock.now().replace(' ', 'T')}Z`);
  const until = new Date(now - KEPT_MILLISECONDS).toISOString().slice(0, 19).replace('T', ' ');
  await call.records.purge(submission, [{ field: 'updateTime', is: 'less', value: until }]);
}
