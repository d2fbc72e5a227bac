import { text, type Text } from '../kernel';
import type { Call } from '../records';
import { parameterOf } from '../system';

/** Password rules. The wire carries digests, so they are checked where the plain text is typed. */
export interface PasswordPolicy {
  /** Minimum number of characters. */
  readonly minLength: number;
  /** Minimum number of character classes: lower case, upper case, digits, others. */
  readonly classes: number;
  /** Days until it must be replaced; 0 never. */
  readonly expiryDays: number;
}

/** The parameter that holds a policy as JSON, e.g. `{"minLength":8,"classes":2,"expiryDays":90}`. */
export const PASSWORD_POLICY = 'account.passwordPolicy';

export const defaultPasswordPolicy: PasswordPolicy = { minLength: 6, classes: 1, expiryDays: 0 };

/** Parses a parameter's value; each part that is no integer in range takes its default. */
export function parsePasswordPolicy(value: unknown): PasswordPolicy {
  const given = jsonObject(value);
  const part = (name: keyof PasswordPolicy, least: number, most: number) => {
    const number = given[name];
    const fits = typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most;
    return fits ? number : defaultPasswordPolicy[name];
  };
  return {
    minLength: part('minLength', 1, 64),
    classes: part('classes', 1, 4),
    expiryDays: part('expiryDays', 0, 3650),
  };
}

function jsonObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'string') return {};
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const passwordPolicy = async (call: Call): Promise<PasswordPolicy> =>
  parsePasswordPolicy(await parameterOf(call, PASSWORD_POLICY, ''));

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** What is wrong with a password typed by a person, or null. */
export function passwordFault(plain: string, { minLength, classes }: PasswordPolicy): Text | null {
  if (plain.length < minLength) {
    return text(`密码长度不能少于${minLength}位`, `The password needs at least ${minLength} characters`);
  }
  if (kinds.filter((kind) => kind.test(plain)).length >= classes) return null;
  return text(
    `密码须包含大写字母、小写字母、数字、符号中的至少${classes}种`,
    `The password needs ${classes} kinds of characters out of capitals, small letters, digits and others`,
  );
}

const DAY = 24 * 60 * 60 * 1000;

/** Whether a password set at that time is too old now. Both are `yyyy-MM-dd HH:mm:ss`. */
export function isExpired(setAt: string | null, now: string, { expiryDays }: PasswordPolicy): boolean {
  if (expiryDays === 0 || setAt === null) return false;
  return instantOf(now) - instantOf(setAt) > expiryDays * DAY;
}

/** For so long an initial password opens its account. */
const INITIAL_FOR = 72 * 60 * 60 * 1000;

/** Whether an initial password given at that time opens nothing any more. Both are `yyyy-MM-dd HH:mm:ss`. */
export const initialIsOver = (setAt: string, now: string): boolean => instantOf(now) - instantOf(setAt) > INITIAL_FOR;

const instantOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`);
