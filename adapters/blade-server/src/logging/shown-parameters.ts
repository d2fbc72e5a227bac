/** Names of parameters that carry secrets, credentials or what identifies a person. */
const SECRET =
  /pass|secret|token|auth|captcha|credential|accesskey|signature|refresh|^code$|^value$|idcard|idnum|certno|phone|mobile|bank|email/i;

const LONGEST_TEXT = 200;
const MOST_ITEMS = 20;
const DEEPEST = 3;
const LONGEST = 2_000;

/**
 * The parameters of a request as a log may show them: secrets are masked by their names, long texts and lists
 * truncated, and files left out.
 */
export function shownParameters(...parts: readonly unknown[]): string {
  const shown = parts.filter((part) => typeof part === 'object' && part !== null).map((part) => shownValue(part, 0));
  const filled = shown.filter((part) => Object.keys(part as object).length > 0);
  return filled.length === 0 ? '' : JSON.stringify(filled.length === 1 ? filled[0] : filled).slice(0, LONGEST);
}

function shownValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '…';
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((each) => shownValue(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ITEMS)
      .map(([name, each]) => [name, SECRET.test(name) ? '***' : shownValue(each, depth + 1)]),
  );
}

/** A body of which the log keeps what was sent, and nothing of how much it is. */
export function namesOnly(body: unknown): unknown {
  if (Array.isArray(body)) return body.slice(0, MOST_ITEMS).map(namesOnly);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, /^id$/.test(name) ? value : '***']));
}
