import { endpoints, type Endpoint } from '@rdm/blade-protocol';
import { showsPay } from '@rdm/core/internal/access';
import { areaCalls } from '@rdm/core/internal/application';
import type { AreaCalls, Resource, ResourceCall } from '@rdm/core/internal/records';

/** What the logs record about a call, besides the request itself. */
export interface LoggedCall {
  /** The area or resource, and the call in it. */
  readonly of: string;
  readonly name: string;
  readonly title: string;
  /**
   * `write`, which includes what takes data out, goes to the call log; an `event` also goes to the event log, with the
   * counts of its answer; a `read` goes to the call log only where a program calls with an access token.
   */
  readonly kind: 'read' | 'write' | 'event';
  /** Whether what is sent shows what a person is paid, so that the log keeps its names and not its values. */
  readonly showsPay?: boolean;
  /** Signs somebody in, who is named in the request. */
  readonly signsIn?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    logged?: LoggedCall;
  }
}

/** A call's title and its kind in the logs are declared with it; by default its method decides the kind. */
export function loggedSpecialCall(area: string, name: string, { method, answer, path }: Endpoint): LoggedCall {
  const call = (areaCalls as Readonly<Record<string, AreaCalls>>)[area]![name]!;
  const takesOut = answer === 'download' || answer === 'stream';
  const kind = call.logged ?? (method !== 'GET' || takesOut ? 'write' : 'read');
  return { of: area, name, title: call.about.zh, kind, signsIn: entrances.has(path) };
}

const titles: Readonly<Record<ResourceCall, string>> = {
  list: '查询',
  detail: '查看',
  history: '查看历史：',
  tree: '查询树：',
  marked: '标注导入错误：',
  template: '下载导入模板：',
  export: '导出',
  submit: '保存',
  remove: '删除',
  restore: '恢复',
  import: '导入',
};

const writing: ReadonlySet<ResourceCall> = new Set(['submit', 'remove', 'restore', 'import', 'export']);

export function loggedResourceCall(resource: Resource, call: ResourceCall): LoggedCall {
  return {
    of: resource.name,
    name: call,
    title: `${titles[call]}${resource.label.zh}`,
    kind: call === 'import' ? 'event' : writing.has(call) ? 'write' : 'read',
    showsPay: showsPay(resource.permissions.view),
  };
}

/** Where people sign in: logged although there is no user yet. */
const entrances: ReadonlySet<string> = new Set([endpoints.session.token.path, endpoints.registration.k3Login.path]);

/** Signing out is logged although it is a GET. */
export const isSignOut = (path: string, method: string): boolean =>
  path === endpoints.session.logout.path && method === 'GET';
