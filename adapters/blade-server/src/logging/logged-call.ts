import { endpoints, type Endpoint } from '@rdm/blade-protocol';
import { areaCalls } from '@rdm/core/internal/application';
import type { AreaCalls, Resource, ResourceCall } from '@rdm/core/internal/records';

/** What the logs record about a call, besides the request itself. */
export interface LoggedCall {
  /** The area or resource, and the call in it. */
  readonly of: string;
  readonly name: string;
  readonly title: string;
  /** `write` goes to the call log; an `event` also goes to the event log, with the counts of its answer. */
  readonly kind: 'read' | 'write' | 'event';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    logged?: LoggedCall;
  }
}

/** A call's title and its kind in the logs are declared with it; by default its method decides the kind. */
export function loggedSpecialCall(area: string, name: string, { method, answer }: Endpoint): LoggedCall {
  const call = (areaCalls as Readonly<Record<string, AreaCalls>>)[area]![name]!;
  const writes = method !== 'GET' && answer !== 'download';
  return { of: area, name, title: call.about.zh, kind: call.logged ?? (writes ? 'write' : 'read') };
}

const titles: Readonly<Partial<Record<ResourceCall, string>>> = {
  submit: '保存',
  remove: '删除',
  restore: '恢复',
  import: '导入',
};

export function loggedResourceCall(resource: Resource, call: ResourceCall): LoggedCall {
  const title = titles[call];
  return {
    of: resource.name,
    name: call,
    title: `${title ?? call}${resource.label.zh}`,
    kind: call === 'import' ? 'event' : title ? 'write' : 'read',
  };
}

/** Signing in is logged although there is no user yet; signing out although it is a GET. */
export const isSignIn = (path: string): boolean => path === endpoints.session.token.path;
export const isSignOut = (path: string, method: string): boolean =>
  path === endpoints.session.logout.path && method === 'GET';
