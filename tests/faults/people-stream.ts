import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { wireCaller } from '../contract/wire-caller';

const people = '/api/blade-rdm/entpersonnel';

/** An access token of a tenant's accountant; of the empty tenant's unless said otherwise. */
export async function tokenAt(url: string, tenantId = '100002'): Promise<string> {
  const password = createHash('md5').update('finance').digest('hex');
  const query = { tenantId, username: 'finance', password };
  const { body } = await wireCaller(url)('POST', '/api/blade-auth/oauth/token', { query });
  return String(body['access_token']);
}

export const submitPerson = (url: string, token: string, code: string) =>
  wireCaller(url)('POST', `${people}/submit`, { token, json: { code, name: '张三', entryDate: '2024-01-01' } });

/** The codes of all people the program shows. */
export async function peopleAt(url: string, token: string): Promise<string[]> {
  const codes: string[] = [];
  for (let current = 1; ; current += 1) {
    const query = { size: '1000', current: String(current) };
    const { status, body } = await wireCaller(url)('GET', `${people}/list`, { token, query });
    if (status !== 200) throw new Error(`The list answered ${status}: ${body.msg}`);
    const page = body.data as unknown as { records: { code: string }[]; pages: number };
    codes.push(...page.records.map(({ code }) => code));
    if (current >= page.pages) return codes;
  }
}

/** How a stream proceeds: whether it should end, and what its first answer triggers. */
interface Course {
  readonly until?: () => boolean;
  readonly onFirst: () => void;
}

/** What a client knows of the people it sent. */
export class PeopleStream {
  /** Answered with 200: these must persist. */
  readonly acknowledged = new Set<string>();
  /** Sent, but the answer never came or was a server error: stored completely or not at all. */
  readonly uncertain = new Set<string>();
  #next = 1;

  /** Submits people concurrently until the server is gone or `until` is true; returns how many were accepted. */
  async run(url: string, token: string, { until = () => false, onFirst }: Course): Promise<number> {
    let taken = 0;
    const sender = async () => {
      while (!until()) {
        const code = `K${String(this.#next++).padStart(6, '0')}`;
        this.uncertain.add(code);
        const answer = await submitPerson(url, token, code).catch(() => null);
        if (answer === null) return;
        if (answer.status !== 200) continue;
        this.uncertain.delete(code);
        this.acknowledged.add(code);
        if ((taken += 1) === 1) onFirst();
      }
    };
    await Promise.all([sender(), sender(), sender()]);
    return taken;
  }

  /** Sends the uncertain ones again, as a user would; accepted or already stored, each exists once. */
  async sendAgain(url: string, token: string): Promise<void> {
    for (const code of this.uncertain) {
      const { status, body } = await submitPerson(url, token, code);
      if (status !== 200 && status !== 400 && status !== 409)
        throw new Error(`${code} answered ${status}: ${body.msg}`);
      this.acknowledged.add(code);
    }
    this.uncertain.clear();
  }
}

/** Everything acknowledged is there, and nothing else. */
export function expectKept(shown: readonly string[], { acknowledged }: PeopleStream): void {
  const kept = new Set(shown);
  expect([...acknowledged].filter((code) => !kept.has(code))).toEqual([]);
  expect(shown.length).toBe(kept.size);
  // All uncertain ones have been sent again, so nothing else can be stored.
  expect(shown.length).toBe(acknowledged.size);
}
