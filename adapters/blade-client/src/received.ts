/** What has come for a request, from the network or as a line among others. */
export type Received = Pick<Response, 'ok' | 'status' | 'headers' | 'body' | 'json' | 'arrayBuffer' | 'text'>;

const jsonHeaders = () => new Headers({ 'Content-Type': 'application/json' });

/** JSON whose text is there: it is parsed once, whoever asks, and no stream has to be read for it. */
export class ReceivedJson implements Received {
  readonly ok: boolean;
  #parsed: Promise<unknown> | undefined;

  constructor(
    readonly status: number,
    private readonly content: string,
    readonly headers: Headers = jsonHeaders(),
  ) {
    this.ok = status >= 200 && status < 300;
  }

  get body(): Response['body'] {
    return new Response(this.content).body;
  }

  json(): Promise<unknown> {
    return (this.#parsed ??= (async (): Promise<unknown> => JSON.parse(this.content))());
  }

  async text(): Promise<string> {
    return this.content;
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.content).arrayBuffer();
  }
}

export const isJson = ({ headers }: Received): boolean => headers.get('Content-Type')?.includes('json') ?? false;

/** JSON is read at once, for whether it refuses stands in it; it can be read again. */
export async function readAtOnce(received: Received): Promise<Received> {
  if (received instanceof ReceivedJson || !isJson(received)) return received;
  return new ReceivedJson(received.status, await received.text(), received.headers);
}
