import { basicAuthorisation } from '../wire-caller';
import type { Read, Step } from './journey';

type Kept = Map<string, unknown>;

/** Sends one step to a server; answers what is not as the client expects it, null where all is. */
export async function replayed(url: string, token: string | undefined, step: Step, kept: Kept): Promise<string | null> {
  const [method, path] = step.sends.split(' ') as [string, string];
  const query = new URLSearchParams(meant(step.query ?? {}, kept) as Record<string, string>).toString();
  const address = path.startsWith('$') ? String(meant(path, kept)) : `${url}/api/${path}${query && `?${query}`}`;
  const answer = await fetch(address, {
    method,
    headers: {
      ...(!step.anonymous && { Authorization: basicAuthorisation }),
      ...(token !== undefined && !step.anonymous && { 'Blade-Auth': `bearer ${token}` }),
      ...(step.json !== undefined && { 'Content-Type': 'application/json;charset=UTF-8' }),
    },
    body: bodyOf(step, kept),
  });
  if (step.download) return answer.ok && !answer.headers.get('content-type')?.includes('json') ? null : answer.text();
  const body = (await answer.json()) as { code: number; success: boolean; data: unknown; msg: string };
  if (step.refused !== undefined) return body.msg === step.refused ? null : `${answer.status} ${body.msg}`;
  if (!answer.ok || (!step.bare && (body.code !== 200 || !body.success))) return `${answer.status} ${body.msg}`;
  const read = step.bare ? body : body.data;
  const wrong = step.reads === undefined ? null : difference(meant(step.reads, kept) as Read, read, 'data');
  for (const [name, place] of Object.entries(step.keeps ?? {})) kept.set(name, at(read, place));
  return wrong;
}

function bodyOf({ form, parts, json, file }: Step, kept: Kept): BodyInit | undefined {
  if (json !== undefined) return JSON.stringify(meant(json, kept));
  if (form) return new URLSearchParams(meant(form, kept) as Record<string, string>);
  if (!parts && !file) return undefined;
  const data = new FormData();
  for (const [name, value] of Object.entries(parts ?? {})) data.append(name, String(meant(value, kept)));
  if (file) data.append('file', new Blob([Buffer.from(file.base64, 'base64')]), file.name);
  return data;
}

/** A value with what was kept in the place of its names; `{ $row: '$row', … }` is what was kept, with the rest over it. */
function meant(value: unknown, kept: Kept): unknown {
  if (typeof value === 'string' && value.startsWith('$')) return kept.get(value.slice(1));
  if (Array.isArray(value)) return value.map((each) => meant(each, kept));
  if (typeof value !== 'object' || value === null) return value;
  const { $row, ...rest } = value as Record<string, unknown>;
  const own = Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, meant(each, kept)]));
  return $row === undefined ? own : { ...(meant($row, kept) as object), ...own };
}

const at = (value: unknown, place: string): unknown =>
  place === ''
    ? value
    : place.split('.').reduce<unknown>((under, name) => (under as Record<string, unknown>)?.[name], value);

function difference(read: Read, value: unknown, place: string): string | null {
  const said = `${place}: ${JSON.stringify(value)?.slice(0, 200)}`;
  switch (read) {
    case 'any':
      return value === undefined ? said : null;
    case 'number':
    case 'text':
      return typeof value === (read === 'text' ? 'string' : 'number') ? null : said;
    case 'filled':
      return typeof value === 'string' && value !== '' ? null : said;
  }
  if (Array.isArray(read)) {
    if (!Array.isArray(value) || value.length === 0) return said;
    return first(value.map((each, index) => difference((read as readonly [Read])[0], each, `${place}.${index}`)));
  }
  if ('is' in (read as object))
    return JSON.stringify(value) === JSON.stringify((read as { is: unknown }).is) ? null : said;
  if (typeof value !== 'object' || value === null) return said;
  return first(
    Object.entries(read as Record<string, Read>).map(([name, each]) =>
      difference(each, (value as Record<string, unknown>)[name], `${place}.${name}`),
    ),
  );
}

const first = (found: readonly (string | null)[]): string | null => found.find((each) => each !== null) ?? null;
