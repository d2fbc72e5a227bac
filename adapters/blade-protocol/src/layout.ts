import { layoutSchema, type Layout } from '@rdm/core/internal/records';
import * as v from 'valibot';
import { decode } from './endpoint';

/** The longest layout that is read, in characters. */
const LONGEST = 100_000;

/** The layout as sent in an import's form: a JSON object, or nothing. */
export function layoutFrom(given: unknown): Layout | undefined {
  if (given === undefined || given === '') return undefined;
  const written = String(given);
  return (decode(v.object({ layout: layoutSchema }), { layout: parsed(written) }) as { layout: Layout }).layout;
}

/** Null for invalid or overlong JSON, which the schema then refuses like any other wrong shape. */
function parsed(written: string): unknown {
  try {
    return written.length > LONGEST ? null : JSON.parse(written);
  } catch {
    return null;
  }
}
