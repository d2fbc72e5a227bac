import { faults, Refusal } from '../kernel';
import type { AreaRunner } from './areas/area-runner';
import type { OpenCalls } from './open-call';
import { requireAccess } from './permissions';
import { nobody, type Visitor } from './visitor';

/** Runs the calls of a visitor: he is admitted first, by what the call asks for. */
export function runnerFor(visitor: Visitor, { open, look }: Pick<OpenCalls, 'open' | 'look'>): AreaRunner {
  const { language } = visitor;
  const admitted: AreaRunner['admitted'] = (access) => {
    if (access === 'public') return visitor.caller ?? nobody(visitor.tenantId ?? '');
    if (!visitor.caller) throw new Refusal(faults.unauthorised());
    requireAccess(visitor.caller, access);
    return visitor.caller;
  };
  return {
    language,
    tenantId: visitor.caller?.tenantId,
    admitted,
    run: async (access, work) => open(admitted(access), language, work),
    look: async (access, work) => look(admitted(access), language, work),
    open: (caller, work) => open(caller, language, work),
  };
}
