import { STATUS_CODES } from 'node:http';
import { failure } from '@rdm/blade-protocol';
import { Refusal, text, type Fault } from '@rdm/core/internal/kernel';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language-of';

const UNEXPECTED = text(
  '服务器处理出错，数据没有改变，请重试；仍然出错请把编号 {id} 告诉管理员',
  'The server failed and nothing was changed; try again, and if it fails again tell the administrator number {id}',
);

const framework: Readonly<Record<number, Fault['message']>> = {
  400: text('请求内容无法读取，请检查格式', 'The request cannot be read; check its format'),
  408: text('请求没有传完整，请重试', 'The request did not arrive whole; try again'),
  413: text('请求内容过大，请减少内容后重试', 'The request is too large; send less and try again'),
  415: text('不支持当前媒体类型', 'This media type is not supported'),
  429: text('请求过于频繁，请稍后再试', 'Too many requests; try again later'),
  431: text('请求地址或请求头过长，请减少查询条件后重试', 'The address or a header is too long; search by less'),
};
const FILE_TOO_LARGE = text('文件大小能不超过30M', 'A file may not be larger than 30 MB');

/** The one place where errors become response bodies. No stack leaves the server; the log line has the request's id. */
export function faultBehind(error: FastifyError | Error, request: FastifyRequest): Fault {
  if (error instanceof Refusal) return error.fault;
  const { statusCode = 500, code } = error as Partial<FastifyError>;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refused(413, FILE_TOO_LARGE);
  // Any other 4xx of the framework is not a server fault.
  const status = statusCode in framework ? statusCode : statusCode >= 400 && statusCode < 500 ? 400 : 500;
  if (status < 500) return refused(status);
  request.log.error({ err: error, requestId: request.id }, 'request failed');
  const number = (sentence: string) => sentence.replace('{id}', request.id);
  return { code: 500, name: 'UNEXPECTED', message: text(number(UNEXPECTED.zh), number(UNEXPECTED.en)) };
}

const refused = (status: number, message = framework[status]!): Fault => ({
  code: status as Fault['code'],
  name: 'REQUEST_REFUSED',
  message,
});

const unreadable: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers bytes that could not be parsed as a request: there is no route, language or reply yet, only the connection.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = unreadable[error.code ?? ''] ?? 400;
  const body = JSON.stringify(failure(refused(status), 'zh'));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json;charset=UTF-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/** OAuth error codes for a refused token. RFC 6749 §5.2 */
const oauthErrors: Readonly<Record<string, string>> = {
  UNKNOWN_CLIENT: 'invalid_client',
  GRANT_UNKNOWN: 'unsupported_grant_type',
  GRANT_NOT_GIVEN: 'unauthorized_client',
  SIGN_IN_REFUSED: 'invalid_grant',
  REFRESH_REFUSED: 'invalid_grant',
};

export function sendFault(request: FastifyRequest, reply: FastifyReply, fault: Fault, bare = false): FastifyReply {
  const body = failure(fault, languageOf(request.headers));
  // Token calls have their own keys; the body has both sets, for both kinds of client. docs/wire.md, Sign-in refusals
  const error = oauthErrors[fault.name];
  const told = { error_code: fault.code, ...(error && { error }), error_description: body.msg };
  const answer = bare ? { ...told, ...body } : body;
  return reply.code(fault.code).type('application/json;charset=UTF-8').send(answer);
}
