import type { Language } from '../kernel';
import { accessOf, admittedCaller } from './access';
import type { Call, Caller } from './call';
import type { AreaCalls, PortOf, PortsOf, SpecialCall, Visit } from './calls';
import { auditExport } from './exported';
import { printedDownload, type Printed, type Printers } from './printed';
import { scopedCall } from './scoped-call';
import { withWork, type Visitor } from './visitor';
import { askerOf } from './long-work/asker-of';
import type { LongWork } from './long-work/long-work';
import { keepOutcome } from './long-work/work-outcome';

/** Runs work as one call of a caller: one transaction of the caller's tenant. */
export type OpenCall = <T>(caller: Caller, language: Language, work: (call: Call) => Promise<T>) => Promise<T>;

/** The environment declared calls run in. */
export interface CallRunner {
  readonly open: OpenCall;
  /** Runs read-only work without a common transaction: each read has its own. */
  readonly look: OpenCall;
  readonly printers: Printers;
  readonly longWork: LongWork;
  /** By name: the services calls need besides the records. */
  readonly services: unknown;
}

type Runs = (visitor: Visitor, args: unknown) => Promise<unknown>;

/**
 * The calls of an area as its port for one visitor: permission first, then the work, within the visitor's data scopes.
 * The checks of each call are prepared once; a request only creates the port's methods.
 */
function portsOfCalls<Calls extends AreaCalls>(
  area: string,
  calls: Calls,
  runner: CallRunner,
): (visitor: Visitor) => PortOf<Calls> {
  const methods = Object.entries(calls).map(
    ([name, call]) =>
      [name, asLongWork(`${area}.${name}`, call, runner, runs(`${area}.${name}`, call, runner))] as const,
  );
  return (visitor) =>
    Object.fromEntries(
      methods.map(([name, run]) => [name, async (args?: unknown) => run(visitor, args)]),
      // Each declared call has its method, by the type of the port.
    ) as unknown as PortOf<Calls>;
}

/** A long call as work: refused at once where the visitor may not, and otherwise done by whichever process takes it. */
function asLongWork(call: string, { longWork: about, needs }: SpecialCall, { longWork }: CallRunner, run: Runs): Runs {
  if (!about) return run;
  return async (visitor, args) => {
    const caller = admittedCaller(visitor, accessOf(needs));
    if (caller.work) return run(visitor, args);
    return longWork.done({ call, about, args: args ?? {}, by: askerOf(visitor, caller) }, (work) =>
      run(withWork(visitor, work), args),
    );
  };
}

type Worker = (first: unknown, args: unknown, services: unknown) => Promise<unknown>;
type Printing = (call: Call, args: unknown, services: unknown) => Promise<Printed>;

function runs(of: string, declared: SpecialCall, { open, look, printers, services }: CallRunner): Runs {
  const access = accessOf(declared.needs);
  const { requires, exports } = declared;
  const within = <T>(work: (call: Call) => Promise<T>) => {
    const seen = declared.wholly ? work : (call: Call) => work(scopedCall(call));
    if (!requires) return seen;
    return async (call: Call) => {
      await requires(call);
      return seen(call);
    };
  };
  // The declaration has typed arguments and services; here they are only passed through.
  const does = declared.does as Worker | undefined;
  const prints = declared.prints as Printing | undefined;
  const conducts = declared.conducts as Worker | undefined;
  if (does) {
    const answered = declared.isKept
      ? (call: Call, args: unknown) =>
          call.answers.of(call, [of, JSON.stringify(args ?? {})], (watched) => does(watched, args, services))
      : (call: Call, args: unknown) => does(call, args, services);
    return async (visitor, args) =>
      open(
        admittedCaller(visitor, access),
        visitor.language,
        within(async (call) => {
          const answer = await answered(call, args);
          if (declared.longWork) await keepOutcome(call, answer);
          return answer;
        }),
      );
  }
  if (prints) {
    return async (visitor, args) => {
      const caller = admittedCaller(visitor, access);
      const printed = await open(
        caller,
        visitor.language,
        within(async (call) => {
          const made = await prints(call, args, services);
          if (exports) await auditExport(call, exports, args);
          return made;
        }),
      );
      return printedDownload(printers, printed);
    };
  }
  if (!conducts) throw new Error(`A call needs one of does, prints and conducts: ${declared.about.zh}`);
  return async (visitor, args) => {
    const caller = admittedCaller(visitor, access);
    const { language } = visitor;
    const visit: Visit = {
      caller,
      visitor,
      language,
      run: (work) => open(caller, language, within(work)),
      look: (work) => look(caller, language, within(work)),
      open: (other, work) => open(other, language, work),
    };
    const answer = await conducts(visit, args, services);
    if (exports) await visit.run((call) => auditExport(call, exports, args));
    return answer;
  };
}

/**
 * The ports of several areas for one visitor, each created lazily, because a request uses one area of many. The getters
 * are defined on one prototype: defining them for every request would cost more than the ports themselves.
 */
export function portsOfAreas<Areas extends Readonly<Record<string, AreaCalls>>>(
  areas: Areas,
  runner: CallRunner,
): (visitor: Visitor) => PortsOf<Areas> {
  class VisitorPorts {
    readonly made: Record<string, unknown> = {};

    constructor(readonly visitor: Visitor) {}
  }
  for (const [area, calls] of Object.entries<AreaCalls>(areas)) {
    const portFor = portsOfCalls(area, calls, runner);
    Object.defineProperty(VisitorPorts.prototype, area, {
      get(this: VisitorPorts) {
        return (this.made[area] ??= portFor(this.visitor));
      },
    });
  }
  // Each area has its getter.
  return (visitor) => new VisitorPorts(visitor) as unknown as PortsOf<Areas>;
}
