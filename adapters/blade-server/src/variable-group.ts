import * as v from 'valibot';
import { isHttpUrl } from './http-url';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Environment variables that configure one feature. Those that are not optional are set together or not at all. */
interface VariableGroup<Entries extends v.ObjectEntries, Settings> {
  /** What it is for, before the names of what is missing. */
  readonly use: { readonly zh: string; readonly en: string };
  /** Each variable by its name; the message of a check is reported as it is. */
  readonly variables: Entries;
  /** These alone do not enable the feature. */
  readonly shared?: readonly string[];
  readonly settings: (given: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => Settings;
}

/** Reads the settings of a group; null where none are set, or on mistakes, whose sentences it adds to `mistakes`. */
export type ReadGroup<Settings> = (environment: Environment, mistakes: string[]) => Settings | null;

export function variableGroup<const Entries extends v.ObjectEntries, Settings>({
  use,
  variables,
  shared = [],
  settings,
}: VariableGroup<Entries, Settings>): ReadGroup<Settings> {
  const schema = v.object(variables);
  return (environment, mistakes) => {
    const given = givenOf(variables, environment);
    if (Object.keys(given).every((name) => shared.includes(name))) return null;
    const read = v.safeParse(schema, given);
    if (read.success) return settings(read.output);
    const missing = read.issues.filter(({ received }) => received === 'undefined').map((issue) => v.getDotPath(issue));
    if (missing.length === 0) mistakes.push(...read.issues.map(({ message }) => message));
    else {
      const list = missing.join(', ');
      mistakes.push(`${use.zh}还须设置 ${list} / ${use.en} ${list} must be set as well.`);
    }
    return null;
  };
}

/** The variables that are set, trimmed; blank ones are omitted. */
export function givenOf(variables: v.ObjectEntries, environment: Environment) {
  const given = Object.keys(variables).map((name) => [name, environment[name]?.trim() ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

export const httpAddress = (name: string, example: string) =>
  v.pipe(v.string(), v.check(isHttpUrl, `${name} 应为 http(s) 地址 / ${name} must look like ${example}.`));

/** The key by which a service identifies this installation, sent as a bearer token in a header. RFC 6750 §2.1 */
export const headerKey = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^[\w.~+/-]+=*$/,
      `${name} 只能含字母、数字和 - . _ ~ + / / ${name} may hold letters, digits and - . _ ~ + / only.`,
    ),
  );

/** Different characters of a secret: a random one, even of hexadecimal digits, has more. */
const LEAST_DIFFERENT = 8;

export const secretOf = (name: string, shortest: number) =>
  v.pipe(
    v.string(),
    v.minLength(shortest, `${name} 至少需要 ${shortest} 个字符 / ${name} needs at least ${shortest} characters.`),
    v.check(
      (value) => value.length < shortest || new Set(value).size >= LEAST_DIFFERENT,
      `${name} 太容易猜到，请用随机生成的文本，如 openssl rand -hex 32 / ${name} is easy to guess; use a random text, e.g. of openssl rand -hex 32.`,
    ),
  );

export const oneOf = <const T extends readonly string[]>(name: string, values: T) =>
  v.picklist(
    values,
    ({ input }) =>
      `${name}=${String(input)} 无效，可填 ${values.join(' 或 ')} / ${name} must be ${values.join(' or ')}.`,
  );
