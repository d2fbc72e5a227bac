import { areaAccess, type AreaPorts, type Ports } from '@rdm/core/application';
import type { PutFile } from '@rdm/core/evidence';
import { Refusal, text, type Language } from '@rdm/core/kernel';
import type { RecordOf, Resource, ResourcePort } from '@rdm/core/records';
import type { Addressed, CallMessage, CancelMessage, Line, WorkerMessage } from './messages';
import { parcel } from './parcel';

export interface CalledPortsOptions {
  readonly token: () => string | null;
  readonly language: () => Language;
  /** Hears every 401 of a call that carried a token. */
  readonly onUnauthorised: () => void;
}

type Following = Pick<PutFile, 'onProgress' | 'signal'>;

interface Waiting extends Following {
  readonly token: string | null;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
}

const cancelled = () =>
  new Refusal({ code: 503, name: 'CANCELLED', message: text('上传已取消', 'The upload was cancelled') });

/** The inbound ports as calls over a line, behind which the use cases run. */
export function calledPorts(
  line: Line<CallMessage | CancelMessage, WorkerMessage>,
  { token, language, onUnauthorised }: CalledPortsOptions,
): Ports {
  const waiting = new Map<number, Waiting>();
  let calls = 0;

  line.listen((message) => {
    if ('filled' in message) return;
    const asked = waiting.get(message.call);
    if (!asked) return;
    if ('share' in message) return asked.onProgress?.(message.share);
    waiting.delete(message.call);
    if ('value' in message) return asked.resolve(message.value);
    if ('failure' in message) return asked.reject(new Error(message.failure));
    if (message.fault.code === 401 && asked.token) onUnauthorised();
    asked.reject(new Refusal(message.fault));
  });

  const ask = (port: Addressed, method: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const { onProgress, signal } = (args[0] ?? {}) as Following;
      if (signal?.aborted) return reject(cancelled());
      const call = (calls += 1);
      const asked: Waiting = { token: token(), onProgress, signal, resolve, reject };
      waiting.set(call, asked);
      signal?.addEventListener('abort', () => {
        if (!waiting.delete(call)) return;
        line.send({ cancel: call });
        reject(cancelled());
      });
      line.send({
        call,
        port,
        method,
        args: args.map(parcel),
        token: asked.token,
        language: language(),
        followed: onProgress !== undefined,
      });
    });

  const methodsOf = <Port>(port: Addressed, names: readonly string[]): Port =>
    Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => ask(port, name, args)])) as Port;
  const areas = Object.keys(areaAccess) as (keyof AreaPorts)[];
  const ports = areas.map((area) => [area, methodsOf({ area }, Object.keys(areaAccess[area]))]);
  return {
    ...(Object.fromEntries(ports) as AreaPorts),
    resource: <R extends Resource>({ name }: R) =>
      methodsOf<ResourcePort<RecordOf<R>>>({ resource: name }, Object.keys(resourceMethods)),
  };
}

const resourceMethods: Readonly<Record<keyof ResourcePort<unknown>, true>> = {
  list: true,
  detail: true,
  submit: true,
  history: true,
  remove: true,
  restore: true,
  tree: true,
  import: true,
  marked: true,
  template: true,
  export: true,
};
