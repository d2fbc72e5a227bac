import type { Envelope, WireLine } from '@rdm/blade-protocol';
import { readDownload, readStream } from './read-download';
import { AN_HOUR, type Request, type Send } from './send';

export type Args = Readonly<Record<string, unknown>>;

/** How arguments are encoded and answers decoded, beyond plain parameters and plain data. */
export interface Codec {
  /** Arguments that are not sent as separate parameters. */
  readonly carried: ReadonlySet<string>;
  placed(endpoint: WireLine, args: Args): Partial<Request>;
  answer(endpoint: WireLine, data: unknown): unknown;
}

const plain: Codec = { carried: new Set(), placed: () => ({}), answer: (_, data) => data };

/** A port whose methods each call their endpoint. */
export function areaClient<Port>(
  table: { readonly [Method in keyof Port]: WireLine },
  send: Send,
  codec: Codec = plain,
): Port {
  const methods = Object.entries<WireLine>(table).map(([name, endpoint]) => [
    name,
    async (args: Args = {}) => {
      const response = await send({
        method: endpoint.method,
        path: pathOf(endpoint, args),
        ...parameters(
          endpoint,
          args,
          new Set([...codec.carried, ...namesIn(endpoint.path), endpoint.list?.name ?? '']),
        ),
        ...codec.placed(endpoint, args),
        ...((endpoint.slow || endpoint.upload || isFile(endpoint)) && { timeout: AN_HOUR }),
      });
      if (endpoint.answer === 'download') return readDownload(response);
      if (endpoint.answer === 'stream') return readStream(response);
      const body: unknown = await response.json();
      const answer = endpoint.answer === 'bare' ? body : codec.answer(endpoint, (body as Envelope).data);
      // The shape belongs to this answer.
      return endpoint.shape ? endpoint.shape.fromWire(answer as never) : answer;
    },
  ]);
  return Object.fromEntries(methods) as Port;
}

const isFile = ({ answer }: WireLine): boolean => answer === 'download' || answer === 'stream';

/** The arguments in the path, written `{name}`. */
const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

const pathOf = ({ path }: WireLine, args: Args): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name] ?? '')));

/** Puts arguments where the endpoint takes them. */
function parameters(endpoint: WireLine, args: Args, carried: ReadonlySet<string>): Partial<Request> {
  const given = Object.entries(args).filter(
    ([name, value]) => value !== undefined && value !== null && !carried.has(name),
  );
  const inHeaders = given.filter(([name]) => endpoint.headers?.[name]);
  const others = given
    .filter(([name]) => !endpoint.headers?.[name])
    .map(([name, value]) => [endpoint.names?.[name] ?? name, value] as const);
  const query = Object.fromEntries(others.map(([name, value]) => [name, String(value)]));
  return {
    headers: Object.fromEntries(inHeaders.map(([name, value]) => [endpoint.headers![name]!, String(value)])),
    ...(endpoint.args === 'body' && { json: Object.fromEntries(others) }),
    ...(endpoint.args === 'query' && { query }),
    ...(endpoint.args === 'form' && { form: new URLSearchParams(query) }),
    ...(endpoint.list && { json: args[endpoint.list.name] }),
  };
}
