import type { Application } from '@rdm/core/application';
import { Refusal } from '@rdm/core/kernel';
import type { CallMessage, CancelMessage, Line, WorkerMessage } from './messages';

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/**
 * Answers every call that comes over a line with the use cases, for the visitor whose token it carries.
 * @param filled ends when the content is there; until then only the picture of the sign-in page is given out
 */
export function answerCalls(
  application: Application,
  line: Line<WorkerMessage, CallMessage | CancelMessage>,
  filled: Promise<void>,
): void {
  const resources = new Map(application.resources.map((resource) => [resource.name, resource]));
  const cancellations = new Map<number, AbortController>();

  const methodOf = async ({ port, method, token, language }: CallMessage): Promise<Method> => {
    const found = token ? await application.callerOf(token) : null;
    const visitor = { caller: found?.caller ?? null, sessionKey: found?.sessionKey ?? null, language };
    const ports = application.for(visitor);
    const named: unknown = 'area' in port ? ports[port.area] : ports.resource(resources.get(port.resource)!);
    return (named as Readonly<Record<string, Method>>)[method]!;
  };
  /** With what could not travel: how the caller hears of it, and ends it. */
  const completed = ({ call, args, followed }: CallMessage, { signal }: AbortController): readonly unknown[] => {
    if (!followed) return args;
    const onProgress = (share: number) => line.send({ call, share });
    return [{ ...(args[0] as object), onProgress, signal }, ...args.slice(1)];
  };
  const answer = async (message: CallMessage): Promise<void> => {
    const { call } = message;
    const cancellation = new AbortController();
    cancellations.set(call, cancellation);
    try {
      if (message.method !== 'captcha') await filled;
      const method = await methodOf(message);
      line.send({ call, value: await method(...completed(message, cancellation)) });
    } catch (error) {
      line.send(error instanceof Refusal ? { call, fault: error.fault } : { call, failure: String(error) });
    } finally {
      cancellations.delete(call);
    }
  };

  line.listen((message) => {
    if ('cancel' in message) cancellations.get(message.cancel)?.abort();
    else void answer(message);
  });
}
