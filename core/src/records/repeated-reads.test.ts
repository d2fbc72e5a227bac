import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resource, StoredRecord } from './declaration/resource';
import type { Records } from './records';
import { repeatedReads } from './repeated-reads';

const resource = { name: 'test/register' } as Resource;
const other = { name: 'test/other' } as Resource;

/** A register of one number, which everything asked of it is told by. */
class Register {
  asked: string[] = [];
  value = 0;
  rows = 1;

  readonly records = new Proxy({} as Records, {
    get:
      (_, name) =>
      async (of: Resource | string): Promise<unknown> => {
        this.asked.push(`${String(name)} ${typeof of === 'string' ? of : of.name}`);
        if (name === 'update') this.value += 1;
        const row = () => ({ id: String(this.value) }) as unknown as StoredRecord;
        return Array.from({ length: this.rows }, row);
      },
  });
}

const where = (value: string) => ({ where: [{ field: 'id', is: 'equal', value }] as const });

describe('reads of one transaction', () => {
  it('are made once for each register, selection and way of asking', async () => {
    const register = new Register();
    const records = repeatedReads(register.records);
    for (let time = 0; time < 3; time += 1) {
      await records.find(resource, where('1'));
      await records.find(resource, where('2'));
      await records.find(other, where('1'));
      await records.findByKeys(resource, []);
    }
    expect(register.asked).toEqual([
      'find test/register',
      'find test/register',
      'find test/other',
      'findByKeys test/register',
    ]);
  });

  it('are made once by two who ask at the same time', async () => {
    const register = new Register();
    const records = repeatedReads(register.records);
    const [one, two] = await Promise.all([records.find(resource), records.find(resource)]);
    expect(one).toEqual(two);
    expect(register.asked).toEqual(['find test/register']);
  });

  it('give what the store has, whatever is written and locked in between', async () => {
    const step = fc.constantFrom('find', 'update', 'lock', 'behind');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const register = new Register();
        const records = repeatedReads(register.records);
        // What others committed counts from the next lock or write of one's own.
        let known: number | null = null;
        for (const each of steps) {
          if (each === 'find') {
            known ??= register.value;
            expect(await records.find(resource)).toEqual([{ id: String(known) }]);
          } else {
            if (each === 'behind') register.value += 1;
            else known = null;
            if (each === 'update') await records.update(resource, []);
            if (each === 'lock') await records.lock('year');
          }
        }
      }),
    );
  });

  it('hand out rows that their caller may change', async () => {
    const records = repeatedReads(new Register().records);
    for (let time = 0; time < 3; time += 1) {
      const [row] = await records.find(resource);
      expect(row?.id).toBe('0');
      (row as { id: string }).id = 'changed';
    }
  });

  it('are made anew where an answer is large, or failed', async () => {
    const register = new Register();
    const records = repeatedReads(register.records);
    register.rows = 501;
    await records.find(resource);
    await records.find(resource);
    expect(register.asked).toHaveLength(2);

    let times = 0;
    const failing = repeatedReads({
      find: async () => {
        times += 1;
        throw new Error('lost');
      },
    } as unknown as Records);
    await expect(failing.find(resource)).rejects.toThrow('lost');
    await expect(failing.find(resource)).rejects.toThrow('lost');
    expect(times).toBe(2);
  });
});
