import { success } from '@rdm/blade-protocol';
import type { Download, StreamedDownload } from '@rdm/core/internal/records';
import type { Text } from '@rdm/core/internal/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { languageOf } from './language-of';

export const JSON_TYPE = 'application/json;charset=UTF-8';

/** The envelope around an answer. */
export function sendData(request: FastifyRequest, reply: FastifyReply, data: unknown, said?: Text): FastifyReply {
  return reply.type(JSON_TYPE).send(success(data, languageOf(request.headers), said));
}

export const isDownload = (answer: unknown): answer is Download =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && answer.bytes instanceof Uint8Array;

export const isStreamed = (answer: unknown): answer is StreamedDownload =>
  typeof answer === 'object' && answer !== null && 'chunks' in answer;

/** A file under its name. Browsers save it unless it is to be shown inline. */
export const sendDownload = (reply: FastifyReply, { name, type, bytes, inline }: Download): FastifyReply =>
  named(reply, name, type, inline).send(Buffer.from(bytes));

/** A file that is made while it is sent, at the pace of the client. Where it cannot be finished the connection breaks. */
export const sendStream = (reply: FastifyReply, { name, type, chunks }: StreamedDownload): FastifyReply =>
  named(reply, name, type).send(Readable.from(chunks, { objectMode: false }));

const named = (reply: FastifyReply, name: string, type: string, inline = false): FastifyReply =>
  reply
    .type(type)
    .header('Content-Disposition', `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`);
