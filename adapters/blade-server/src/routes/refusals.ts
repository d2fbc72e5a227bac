import { failure } from '@rdm/blade-protocol';
import { Refusal, text, type Fault, type Language } from '@rdm/core/kernel';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const UNEXPECTED = text(
  '服务器处理出错，数据没有改变，请重试；仍然出错请把编号 {id} 告诉管理员',
  'The server failed and nothing was changed; try again, and if it fails again tell the administrator number {id}',
);

const framework: Readonly<Record<number, Fault['message']>> = {
  400: text('请求内容无法读取，请检查格式', 'The request cannot be read; check its format'),
  413: text('文件大小能不超过30M', 'A file may not be larger than 30 MB'),
  415: text('不支持当前媒体类型', 'This media type is not supported'),
  429: text('请求过于频繁，请稍后再试', 'Too many requests; try again later'),
};

/** The one place where what went wrong becomes a body. No stack leaves the server; the log line has the request's id. */
export function faultBehind(error: FastifyError | Error, request: FastifyRequest): Fault {
  if (error instanceof Refusal) return error.fault;
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  const said = framework[status];
  if (said) return { code: status as Fault['code'], name: 'REQUEST_REFUSED', message: said };
  request.log.error({ err: error, requestId: request.id }, 'request failed');
  const number = (sentence: string) => sentence.replace('{id}', request.id);
  return { code: 500, name: 'UNEXPECTED', message: text(number(UNEXPECTED.zh), number(UNEXPECTED.en)) };
}

export const languageOf = (request: FastifyRequest): Language =>
  /^en/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';

export function sendFault(request: FastifyRequest, reply: FastifyReply, fault: Fault, bare = false): FastifyReply {
  const body = failure(fault, languageOf(request));
  // The token family has a form of its own; both kinds of client find their keys. `blade-wire.md` §2.1
  const answer = bare ? { error_code: fault.code, error_description: body.msg, ...body } : body;
  return reply.code(fault.code).type('application/json;charset=UTF-8').send(answer);
}
