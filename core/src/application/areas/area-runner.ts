import type { Language } from '../../kernel';
import { withinScope, type Access, type Call, type Caller, type Resource } from '../../records';

/** How the calls of an area are run for one visitor. */
export interface AreaRunner {
  readonly language: Language;
  /** Of the caller, if there is one. */
  readonly tenantId?: string;
  /** The caller, when he may; refuses otherwise. */
  admitted(access: Access): Caller;
  /** Permission first, then the work in one transaction of the caller's tenant. */
  run<T>(access: Access, work: (call: Call) => Promise<T>): Promise<T>;
  /** Permission first, then work that only reads, outside a transaction: each read is one of its own. */
  look<T>(access: Access, work: (call: Call) => Promise<T>): Promise<T>;
  /** One transaction of a caller who was admitted before. */
  open<T>(caller: Caller, work: (call: Call) => Promise<T>): Promise<T>;
}

/** Runs special calls that show or change records of registers within the caller's scope of each. */
export const runnerWithin = (runner: AreaRunner, ...resources: readonly Resource[]): AreaRunner => {
  const within = (call: Call) => resources.reduce(withinScope, call);
  return {
    ...runner,
    run: (access, work) => runner.run(access, (call) => work(within(call))),
    open: (caller, work) => runner.open(caller, (call) => work(within(call))),
  };
};
