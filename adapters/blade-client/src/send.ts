import { DEFAULT_SABER_SECRET, faultOf, SABER, TOKEN_HEADER } from '@rdm/blade-protocol';
import type { PutFile } from '@rdm/core/internal/evidence';
import { Refusal, text, type Fault, type Language } from '@rdm/core/internal/kernel';
import type { Gathering } from './gathering';
import { isJson, readAtOnce, type Received } from './received';
import { sendFollowed, type Outgoing } from './send-followed';

export interface BladeClientOptions {
  /** Where the server is, e.g. `http://127.0.0.1:8080`; the page's own origin when empty. */
  readonly origin?: string;
  readonly token: () => string | null;
  /** An access token of a program, in place of `token` and of the client's name. */
  readonly apiToken?: string;
  readonly language?: () => Language;
  /** Called on every 401 of a call that carried a token. */
  readonly onUnauthorised?: () => void;
  readonly clientSecret?: string;
  /** Readings asked for in the same moment travel in one request, where the server knows how. */
  readonly together?: Gathering;
  /** Decides when all but the session is loaded ahead of its first use; never, by default. */
  readonly ahead?: (load: () => Promise<unknown>) => void;
}

export interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** With a file, or short arguments that must not stand in an address. */
  readonly form?: FormData | URLSearchParams;
  /** Milliseconds; exports and imports may take an hour, everything else five minutes. */
  readonly timeout?: number;
  readonly onProgress?: PutFile['onProgress'];
  readonly signal?: PutFile['signal'];
}

export type Send = (request: Request) => Promise<Received>;

/** What takes a request to the server. */
export type Transport = (outgoing: Outgoing) => Promise<Received>;

const FIVE_MINUTES = 300_000;
export const AN_HOUR = 3_600_000;

const UNREACHABLE = text(
  '无法连接服务器，请检查网络后重试',
  'The server cannot be reached; check the network and try again',
);
const CANCELLED = text('上传已取消', 'The upload was cancelled');
const TIMED_OUT = text('服务器响应超时，请稍后重试', 'The server took too long; try again later');

/** Sends requests with the client's credentials, token and language, and turns error responses into refusals. */
export function sender(options: BladeClientOptions, transport: Transport = sendFollowed): Send {
  const { apiToken } = options;
  const authorisation = apiToken
    ? `Bearer ${apiToken}`
    : `Basic ${btoa(`${SABER}:${options.clientSecret ?? DEFAULT_SABER_SECRET}`)}`;
  return async ({ method, path, query = {}, headers = {}, json, form, timeout = FIVE_MINUTES, ...following }) => {
    const token = options.token();
    const search = new URLSearchParams(query).toString();
    let answer: Received;
    try {
      const received = await transport({
        url: `${options.origin ?? ''}${path}${search && `?${search}`}`,
        method,
        headers: {
          Authorization: authorisation,
          'Accept-Language': options.language?.() ?? 'zh',
          ...(token && { [TOKEN_HEADER]: `bearer ${token}` }),
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: json !== undefined ? JSON.stringify(json) : form,
        timeout,
        ...following,
      });
      answer = await readAtOnce(received);
    } catch (cause) {
      throw following.signal?.aborted ? neverAnswered('CANCELLED') : neverAnswered(reasonOf(cause));
    }
    const refused = await refusalIn(answer);
    if (!refused) return answer;
    if (refused.code === 401 && token) options.onUnauthorised?.();
    throw new Refusal(refused);
  };
}

/** No server behind it, or none that answers in time. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);
const UNREADABLE = 'unable to parse JSON data';

const silences = { TIMED_OUT, UNREACHABLE, CANCELLED };

const reasonOf = (cause: unknown): keyof typeof silences =>
  cause instanceof Error && cause.name === 'TimeoutError' ? 'TIMED_OUT' : 'UNREACHABLE';

const neverAnswered = (name: keyof typeof silences) => new Refusal({ code: 503, name, message: silences[name] });

/** The body's code takes precedence over the HTTP status: stock servers refuse with status 200. docs/wire.md, Errors */
async function refusalIn(response: Received): Promise<Fault | null> {
  if (!isJson(response)) {
    if (response.ok) return null;
    // The answer of what stands before the server, not of the server.
    if (GATEWAY.has(response.status)) return neverAnswered('UNREACHABLE').fault;
    return faultOf({}, response.status);
  }
  const body = (await response.json().catch(() => ({ code: 500, msg: UNREADABLE }))) as {
    code?: number;
    error_code?: number;
  };
  const code = body.error_code ?? body.code ?? response.status;
  return code === 200 ? null : faultOf({ ...body, code }, response.status);
}
