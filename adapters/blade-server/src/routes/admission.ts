import { requireOpenPath } from '@rdm/core/access';
import { requireAccess, type Access } from '@rdm/core/records';
import type { Application } from '@rdm/core/application';
import { faults, Refusal } from '@rdm/core/kernel';
import type { onRequestAsyncHookHandler } from 'fastify';
import { visitorOf } from './visitor';

/**
 * Turns strangers away before anything of the body is read, so that they cannot make the server take a file in.
 * The use cases ask again for exactly what they need. Whoever may not come by one of the paths of a call may not come by
 * another.
 *
 * @param paths all under which the call is served, arguments in them as `{name}`
 */
export function admission(
  application: Application,
  access: Access,
  paths: readonly string[],
): onRequestAsyncHookHandler {
  return async (request) => {
    if (access === 'public') return;
    const { caller } = await visitorOf(application, request);
    if (!caller) throw new Refusal(faults.unauthorised());
    requireAccess(caller, access);
    if (caller.closedPaths?.length) requireOpenPath(caller, named(paths, request.params as Params));
  };
}

type Params = Readonly<Record<string, string>>;

/** Paths as they are declared, and as they are with the arguments of this request. */
const named = (paths: readonly string[], params: Params): string[] => [
  ...paths,
  ...paths.map((path) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')),
];
