import { requireOpenPath } from '@rdm/core/internal/access';
import { requireAccess, type Access } from '@rdm/core/internal/records';
import type { Application } from '@rdm/core/internal/application';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import type { onRequestAsyncHookHandler } from 'fastify';
import { visitorOf } from './visitor';

/**
 * Rejects unauthorised requests before the body is read, so that they cannot make the server accept an upload. The use
 * cases check again for exactly what they need. A user denied one of the paths of a call is denied all of them.
 *
 * @param paths all paths the call is served under, with arguments as `{name}`
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

/** Paths as declared, and with the arguments of this request filled in. */
const named = (paths: readonly string[], params: Params): string[] => [
  ...paths,
  ...paths.map((path) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')),
];
