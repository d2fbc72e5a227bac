import type { Resource } from './declaration/resource';
import type { ResourceHooks } from './call';

/** Hooks by the name of their resource. */
export type HooksByName = Readonly<Record<string, ResourceHooks>>;

/** The hooks of one resource, typed by its declaration. */
export const hooksOn = <R extends Resource>(resource: R, hooks: ResourceHooks<R>): HooksByName => ({
  [resource.name]: hooks,
});

const none: ResourceHooks = {};

/** Hooks that several areas may define on one resource; they run in the order in which the areas are composed. */
const events = [
  'beforeSubmit',
  'afterSubmit',
  'beforeRemove',
  'afterRemove',
  'afterRestore',
  'beforeImport',
  'afterImport',
] as const;

type Event = (...given: readonly unknown[]) => Promise<void> | void;

/**
 * Merges the hooks of several areas. Several areas may handle the events of one resource; any other hook, e.g. one that
 * supplies its rows, may be defined only once.
 */
export function composedHooks(...areas: readonly HooksByName[]): (resource: Resource) => ResourceHooks {
  const byName = new Map<string, ResourceHooks>();
  for (const hooks of areas) {
    for (const [name, given] of Object.entries(hooks)) {
      const before = byName.get(name);
      byName.set(name, before ? both(name, before, given) : given);
    }
  }
  return ({ name }) => byName.get(name) ?? none;
}

function both(name: string, first: ResourceHooks, second: ResourceHooks): ResourceHooks {
  const twice = Object.keys(second).filter(
    (hook) => Object.hasOwn(first, hook) && !(events as readonly string[]).includes(hook),
  );
  if (twice.length > 0) throw new Error(`${name}: ${twice.join(', ')} can be hooked into once only`);
  const composed: Record<string, unknown> = { ...first, ...second };
  for (const event of events) {
    const [one, other] = [first[event], second[event]] as readonly (Event | undefined)[];
    if (!one || !other) continue;
    composed[event] = async (...given: readonly unknown[]) => {
      await one(...given);
      await other(...given);
    };
  }
  return composed;
}
