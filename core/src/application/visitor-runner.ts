import { admittedCaller, type OpenCall, type Visitor } from '../records';
import type { AreaRunner } from './areas/area-runner';
import type { OpenCalls } from './open-call';

/** Runs the calls of a visitor: he is admitted first, by what the call asks for. */
export function runnerFor(visitor: Visitor, { open, look }: Pick<OpenCalls, 'open' | 'look'>): AreaRunner {
  const { language } = visitor;
  const admitted: AreaRunner['admitted'] = (access) => admittedCaller(visitor, access);
  return {
    language,
    tenantId: visitor.caller?.tenantId,
    admitted,
    run: async (access, work) => open(admitted(access), language, work),
    look: async (access, work) => look(admitted(access), language, work),
    open: (caller, work) => open(caller, language, work),
  };
}
