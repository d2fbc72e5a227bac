import { proxy } from 'comlink';
import { areaAccess, type AreaPorts, type Ports } from '@rdm/core/internal/application';
import type { PutFile } from '@rdm/core/internal/evidence';
import { Refusal, text, type Language, type Cancellation } from '@rdm/core/internal/kernel';
import type { RecordOf, Resource, ResourcePort } from '@rdm/core/internal/records';
import type { Addressed, DemoWorker } from './demo-worker';
import { parcel } from './parcel';

export interface CalledPortsOptions {
  readonly token: () => string | null;
  readonly language: () => Language;
  /** Called on every 401 of a call with a token. */
  readonly onUnauthorised: () => void;
}

type Following = Pick<PutFile, 'onProgress' | 'signal'>;

const cancelled = () =>
  new Refusal({ code: 503, name: 'CANCELLED', message: text('上传已取消', 'The upload was cancelled') });

const refusedOnAbort = (signal: Cancellation): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(cancelled())));

/** The inbound ports as calls to the worker that runs the use cases. */
export function calledPorts(
  worker: Pick<DemoWorker, 'call'>,
  { token, language, onUnauthorised }: CalledPortsOptions,
): Ports {
  const ask = async (port: Addressed, method: string, args: readonly unknown[]): Promise<unknown> => {
    const { onProgress, signal } = (args[0] ?? {}) as Following;
    if (signal?.aborted) throw cancelled();
    const asked = { port, method, args: args.map(parcel), token: token(), language: language() };
    const answered = worker.call(asked, onProgress ? proxy(onProgress) : null);
    const answer = await (signal ? Promise.race([answered, refusedOnAbort(signal)]) : answered);
    if ('value' in answer) return answer.value;
    if (answer.fault.code === 401 && asked.token) onUnauthorised();
    throw new Refusal(answer.fault);
  };

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
