import * as v from 'valibot';
import type { Scenario } from './scenario';
import { scenarioSchema } from './scenario-schemas';

/** A scenario that was kept outside the program; null for what is none. */
export function readScenario(kept: unknown): Scenario | null {
  const read = v.safeParse(scenarioSchema, kept);
  return read.success ? (read.output as Scenario) : null;
}
