import type { Endpoint, Envelope } from '@rdm/blade-protocol';
import { AN_HOUR, type Send } from './send';

type Args = Readonly<Record<string, unknown>>;

/** A port whose every method is a call of its endpoint. */
export function areaClient<Port>(table: { readonly [Method in keyof Port]: Endpoint }, send: Send): Port {
  const methods = Object.entries<Endpoint>(table).map(([name, endpoint]) => [
    name,
    async (args: Args = {}) => {
      const response = await send({
        method: endpoint.method,
        path: endpoint.path,
        ...placed(endpoint, args),
        ...(endpoint.slow && { timeout: AN_HOUR }),
      });
      const body: unknown = await response.json();
      return endpoint.answer === 'bare' ? body : (body as Envelope).data;
    },
  ]);
  return Object.fromEntries(methods) as Port;
}

/** Puts arguments where the endpoint takes them. */
function placed(endpoint: Endpoint, args: Args) {
  const given = Object.entries(args).filter(([, value]) => value !== undefined && value !== null);
  const inHeaders = given.filter(([name]) => endpoint.headers?.[name]);
  const others = given.filter(([name]) => !endpoint.headers?.[name]);
  return {
    headers: Object.fromEntries(inHeaders.map(([name, value]) => [endpoint.headers![name]!, String(value)])),
    ...(endpoint.body
      ? { json: Object.fromEntries(others) }
      : { query: Object.fromEntries(others.map(([name, value]) => [name, String(value)])) }),
  };
}
