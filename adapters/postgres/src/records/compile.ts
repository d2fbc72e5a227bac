import type { Statement } from '../database';
import { identifier } from '../schema/identifier';
import { sql, type Fragment } from './sql';

const identifiers = new Map<string, Fragment>();

/** A table or column; cached, as their number is limited by the declarations. */
export function name(of: string): Fragment {
  let fragment = identifiers.get(of);
  if (!fragment) identifiers.set(of, (fragment = sql.raw(identifier(of))));
  return fragment;
}

export function list(fragments: readonly Fragment[]): Fragment {
  return sql.join(fragments, ', ');
}

export function compile({ texts, values }: Fragment): Statement & { values: unknown[] } {
  let text = texts[0]!;
  for (let at = 1; at < texts.length; at += 1) text += `$${at}${texts[at]!}`;
  return { text, values: [...values] };
}

interface Prepared {
  readonly name: string;
  readonly text: string;
}

const known = new Map<string, Map<string, Prepared>>();
/** Shapes of reading statements are few; the limit only guards the server's memory against unexpected growth. */
const MOST_NAMES = 1_000;
let given = 0;

/**
 * Names a statement, so that each connection prepares it once. `beginning` is constant text that precedes the fragment;
 * as it is the same string each time, only the shorter rest is compared to find the name.
 */
export function prepared(fragment: Fragment, beginning = ''): Statement {
  const { text: rest, values } = compile(fragment);
  let statements = known.get(beginning);
  if (!statements) known.set(beginning, (statements = new Map<string, Prepared>()));
  const found = statements.get(rest);
  if (found) return { name: found.name, text: found.text, values };
  const text = beginning + rest;
  if (given >= MOST_NAMES) return { text, values };
  given += 1;
  const name = `rdm_${given}`;
  statements.set(rest, { name, text });
  return { name, text, values };
}
