import type { ImportCorrection } from '@rdm/core/internal/records';
import * as v from 'valibot';
import { decode } from './endpoint';

const schema = v.object({
  corrections: v.array(
    v.object({ row: v.pipe(v.number(), v.integer(), v.minValue(1)), column: v.string(), value: v.string() }),
  ),
});

/** Corrected cells as sent in an import's form: a JSON array, or nothing. */
export function correctionsFrom(given: unknown): readonly ImportCorrection[] {
  if (given === undefined || given === '') return [];
  return (decode(schema, { corrections: parsed(given) }) as v.InferOutput<typeof schema>).corrections;
}

/** Null for invalid JSON, which the schema then refuses like any other wrong shape. */
function parsed(given: unknown): unknown {
  try {
    return JSON.parse(String(given));
  } catch {
    return null;
  }
}
