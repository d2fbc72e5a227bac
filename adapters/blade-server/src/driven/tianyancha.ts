import {
  NON_DEFENCE_INVENTION,
  RegistryFailed,
  SOFTWARE,
  type CompanyRegistry,
  type FoundProperty,
  type RegistryAnswer,
} from '@rdm/core/internal/achievement';
import * as v from 'valibot';

export interface TianyanchaOptions {
  readonly url: string;
  readonly token: string;
  readonly monthlyLimit: number | null;
  /** Called with the reason why a request failed, for the operator; never with the token. */
  readonly report?: (reason: string) => void;
  /** Milliseconds that one request may take; twenty seconds by default. */
  readonly timeout?: number;
}

/** Entries a page may have at most. */
const PAGE_SIZE = 20;

/** The interfaces that are asked, each page by page, and how an entry of each is read. */
const interfaces = [
  { path: '/services/open/ipr/patents/3.0', read: patentOf },
  { path: '/services/open/ipr/copyReg/2.0', read: softwareOf },
] as const;

/** The two codes of an answer: it has entries, or there are none for this company. */
const SUCCESS = 0;
const NOTHING = 300_000;

const page = v.object({
  error_code: v.number(),
  reason: v.optional(v.string(), ''),
  result: v.nullish(
    v.object({
      total: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(0)),
      items: v.nullish(v.array(v.record(v.string(), v.unknown()))),
    }),
  ),
});

/**
 * The open interface of 天眼查: patents and copyrights of software of a company, twenty entries a page. The token is sent
 * as `Authorization`. Trademarks and layout designs are not asked for.
 */
export function createTianyancha(options: TianyanchaOptions): CompanyRegistry {
  return {
    monthlyLimit: options.monthlyLimit,
    propertiesOf: async (company, mostCalls) => {
      const reading = new Reading(options, company, mostCalls);
      for (const { path, read } of interfaces) await reading.readAll(path, read);
      return reading.answer();
    },
  };
}

type Entry = Readonly<Record<string, unknown>>;

/** One reading of all interfaces for a company. */
class Reading {
  readonly #found: FoundProperty[] = [];
  #unread = 0;
  #calls = 0;
  #isComplete = true;

  constructor(
    private readonly options: TianyanchaOptions,
    private readonly company: string,
    private readonly mostCalls: number,
  ) {}

  async readAll(path: string, read: (entry: Entry) => FoundProperty | null): Promise<void> {
    for (let number = 1, seen = 0; ; number += 1) {
      if (this.#calls >= this.mostCalls) {
        this.#isComplete = false;
        return;
      }
      const { total, items } = await this.#page(path, number);
      for (const entry of items) {
        const property = read(entry);
        if (property) this.#found.push(property);
        else this.#unread += 1;
      }
      seen += items.length;
      if (items.length === 0 || seen >= total) return;
    }
  }

  answer(): RegistryAnswer {
    return { properties: this.#found, unread: this.#unread, calls: this.#calls, isComplete: this.#isComplete };
  }

  async #page(path: string, number: number): Promise<{ total: number; items: readonly Entry[] }> {
    const { url, token, timeout = 20_000 } = this.options;
    const query = new URLSearchParams({
      keyword: this.company,
      pageNum: String(number),
      pageSize: String(PAGE_SIZE),
    });
    this.#calls += 1;
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(`${url.replace(/\/+$/, '')}${path}?${query.toString()}`, {
        headers: { Authorization: token, Accept: 'application/json' },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      body = response.ok ? await response.json() : null;
    } catch (error) {
      throw this.#failed('unavailable', error instanceof Error ? error.name : String(error), error);
    }
    if (!response.ok) {
      throw this.#failed([401, 403].includes(response.status) ? 'refused' : 'unavailable', `HTTP ${response.status}`);
    }
    const read = v.safeParse(page, body);
    if (!read.success) throw this.#failed('unavailable', 'an answer of another shape');
    const { error_code: code, reason, result } = read.output;
    if (code === NOTHING) return { total: 0, items: [] };
    if (code !== SUCCESS) throw this.#failed('refused', `${code} ${reason}`);
    return { total: result?.total ?? 0, items: result?.items ?? [] };
  }

  #failed(reason: RegistryFailed['reason'], why: string, cause?: unknown): RegistryFailed {
    this.options.report?.(`天眼查 / company registry: ${why}`);
    return new RegistryFailed(reason, this.#calls, { cause });
  }
}

const UTILITY_MODEL = '2';
const DESIGN = '3';

/** By the words of `patentType`. */
const patentKinds: readonly (readonly [word: string, type: string])[] = [
  ['发明', NON_DEFENCE_INVENTION],
  ['实用新型', UTILITY_MODEL],
  ['外观', DESIGN],
];

function patentOf(entry: Entry): FoundProperty | null {
  const kind = textOf(entry, 'patentType') ?? '';
  const type = patentKinds.find(([word]) => kind.includes(word))?.[1];
  const number = textOf(entry, 'patentNum', 'appNumber', 'appnumber');
  const name = textOf(entry, 'patentName', 'title');
  if (!type || !number || !name) return null;
  const regTime = dayOf(entry, 'grantDate');
  const bare = number.replace(/^(ZL|CN)/i, '');
  return {
    type,
    code: regTime ? `ZL${bare}` : bare,
    name,
    owners: joined(textOf(entry, 'applicantName', 'applicantname')),
    inventors: joined(textOf(entry, 'inventor')),
    applyTime: dayOf(entry, 'applicationTime'),
    publishTime: dayOf(entry, 'applicationPublishTime', 'pubDate'),
    regTime,
  };
}

function softwareOf(entry: Entry): FoundProperty | null {
  const code = textOf(entry, 'regNum', 'regnum');
  const name = textOf(entry, 'fullName', 'fullname');
  if (!code || !name) return null;
  return {
    type: SOFTWARE,
    code,
    name,
    owners: joined(textOf(entry, 'authorNationality')),
    inventors: null,
    applyTime: null,
    publishTime: dayOf(entry, 'publishTime', 'publishtime'),
    regTime: dayOf(entry, 'regTime', 'regtime'),
  };
}

/** The first of the named entries that has a text, without the markup of hits. */
function textOf(entry: Entry, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = entry[name];
    if (typeof value !== 'string') continue;
    const plain = value.replace(/<[^>]*>/g, '').trim();
    if (plain !== '' && plain !== '-') return plain;
  }
  return null;
}

/** A day as text, or as milliseconds of the day in China. */
function dayOf(entry: Entry, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = entry[name];
    if (typeof value === 'number' && Number.isFinite(value) && value > 0) {
      return new Date(value + 8 * 3_600_000).toISOString().slice(0, 10);
    }
    const found = typeof value === 'string' ? /^(\d{4})[-./年](\d{1,2})[-./月](\d{1,2})/.exec(value.trim()) : null;
    if (found) return `${found[1]}-${found[2]!.padStart(2, '0')}-${found[3]!.padStart(2, '0')}`;
  }
  return null;
}

/** Several names as users write them here. */
const joined = (names: string | null): string | null =>
  names &&
  names
    .split(/[;；,，]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join('、');
