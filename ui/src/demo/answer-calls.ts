import type { Application } from '@rdm/core/internal/application';
import { Refusal } from '@rdm/core/internal/kernel';
import type { DemoWorker, PortCall } from './demo-worker';

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/**
 * Handles calls with the use cases, on behalf of the user whose token they carry.
 * @param filled resolves when the content is loaded; until then only the captcha of the sign-in page is served
 */
export function answerCalls(application: Application, filled: Promise<void>): DemoWorker['call'] {
  const resources = new Map(application.resources.map((resource) => [resource.name, resource]));

  const methodOf = async ({ port, method, token, language }: PortCall): Promise<Method> => {
    const found = token ? await application.callerOf(token) : null;
    const visitor = { caller: found?.caller ?? null, sessionKey: found?.sessionKey ?? null, language };
    const ports = application.for(visitor);
    const named: unknown = 'area' in port ? ports[port.area] : ports.resource(resources.get(port.resource)!);
    return (named as Readonly<Record<string, Method>>)[method]!;
  };

  return async (asked, follow) => {
    try {
      if (asked.method !== 'captcha') await filled;
      const method = await methodOf(asked);
      if (!follow) return { value: await method(...asked.args) };
      // Awaited, because progress travels through another port and must arrive before the response.
      const told: unknown[] = [];
      const onProgress = (share: number): void => void told.push(follow(share));
      const [first, ...others] = asked.args;
      const value = await method({ ...(first as object), onProgress }, ...others);
      await Promise.all(told);
      return { value };
    } catch (error) {
      if (error instanceof Refusal) return { fault: error.fault };
      throw error;
    }
  };
}
