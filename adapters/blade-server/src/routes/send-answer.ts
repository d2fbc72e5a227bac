import { success } from '@rdm/blade-protocol';
import type { Download } from '@rdm/core/internal/records';
import type { Text } from '@rdm/core/internal/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './refusals';

export const JSON_TYPE = 'application/json;charset=UTF-8';

/** The envelope around an answer. */
export function sendData(request: FastifyRequest, reply: FastifyReply, data: unknown, said?: Text): FastifyReply {
  return reply.type(JSON_TYPE).send(success(data, languageOf(request), said));
}

export const isDownload = (answer: unknown): answer is Download =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && answer.bytes instanceof Uint8Array;

/** A file under its name. Browsers save it unless it is to be shown inline. */
export function sendDownload(reply: FastifyReply, { name, type, bytes, inline }: Download): FastifyReply {
  const disposition = inline ? 'inline' : 'attachment';
  return reply
    .type(type)
    .header('Content-Disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(Buffer.from(bytes));
}
