import { DEFAULT_SABER_SECRET, SABER } from '@rdm/blade-protocol';
import { expect } from 'vitest';

export interface WireRequest {
  readonly token?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly body?: BodyInit;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as received. */
  readonly bytes: Uint8Array;
  /** The parsed body, not validated; empty when the answer is not JSON. */
  readonly body: WireBody;
}

export interface WireBody {
  readonly code: number;
  readonly success: boolean;
  readonly data: Record<string, unknown>;
  readonly msg: string;
  readonly [name: string]: unknown;
}

export type WireCall = (method: string, path: string, request?: WireRequest) => Promise<WireAnswer>;

export const basicAuthorisation = `Basic ${btoa(`${SABER}:${DEFAULT_SABER_SECRET}`)}`;

/** Sends raw HTTP calls to a server, as a client independent of this repository would. */
export function wireCaller(origin: string): WireCall {
  return async (method, path, { token, query = {}, headers = {}, json, body } = {}) => {
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${origin}${path}${search && `?${search}`}`, {
      method,
      headers: {
        Authorization: basicAuthorisation,
        ...(token && { 'Blade-Auth': `bearer ${token}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined ? { body: JSON.stringify(json) } : body !== undefined && { body }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      bytes,
      body: (isJson ? JSON.parse(text) : {}) as WireBody,
    };
  };
}

/** Every refusal has this form and reveals no internals. */
export function expectRefusal(answer: WireAnswer, code: number, sentence?: string): void {
  expect(answer.headers.get('content-type')).toBe('application/json;charset=UTF-8');
  expect(answer.body).toMatchObject({ code, success: false });
  expect(answer.status).toBe(code);
  expect(answer.body.msg).not.toBe('');
  if (sentence !== undefined) expect(answer.body.msg).toBe(sentence);
  expect(answer.text).not.toMatch(/node_modules|\bat \/|select |insert |rdm_app|pg_|"stack"/i);
}
