import type { Application } from '@rdm/core/internal/application';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { EditTicket } from '@rdm/core/internal/evidence';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ONLYOFFICE_CALLBACK, ONLYOFFICE_FILE, type OnlyOffice } from '../driven/onlyoffice';
import { FAILURES, KEEP, KEEP_MEANWHILE, type EditorMessage } from '../driven/onlyoffice-message';
import type { TicketUse } from '../driven/onlyoffice-tickets';
import { faultBehind } from './refusals';
import { queryOf } from './request-parts';
import { sendDownload } from './send-answer';

const UNSIGNED = text(
  '消息没有文档服务器的有效签名',
  'The message bears no valid signature of the document server; check RDM_ONLYOFFICE_SECRET',
);
const OTHER_DOCUMENT = text('消息所指的文档与链接不符', 'The message is about another document than its link');
const NO_ADDRESS = text('消息缺少编辑结果的地址', 'The message does not say where the document is fetched');

type Documents = Pick<Application, 'editedDocuments'>;

/**
 * The calls of the document server: to fetch the document and to report the end of an editing session. Links carry
 * tickets.
 */
export function onlyOfficeRoutes(server: FastifyInstance, { editedDocuments }: Documents, office: OnlyOffice): void {
  server.get(ONLYOFFICE_FILE, async (request, reply) =>
    sendDownload(reply, await editedDocuments.file(await ticketOf(office, request, 'file'))),
  );
  server.post(ONLYOFFICE_CALLBACK, {
    errorHandler: (error, request, reply) => void sendError(error, request, reply),
    handler: async (request) => {
      const ticket = await ticketOf(office, request, 'save');
      const message = await office.message(request.body, request.headers.authorization);
      if (!message) throw new Refusal({ code: 403, name: 'UNSIGNED', message: UNSIGNED });
      if (message.key !== ticket.key) throw new Refusal(faults.invalid(OTHER_DOCUMENT));
      await hear(editedDocuments, office, ticket, message);
      return { error: 0 };
    },
  });
}

async function hear(
  documents: Documents['editedDocuments'],
  office: OnlyOffice,
  ticket: EditTicket,
  { status, url }: EditorMessage,
): Promise<void> {
  if (status === KEEP || status === KEEP_MEANWHILE) {
    if (url === null) throw new Refusal(faults.invalid(NO_ADDRESS));
    await documents.keep(ticket, { bytes: await office.download(url), isFinal: status === KEEP });
  }
  if (FAILURES.has(status)) {
    await documents.tellFailure(ticket, `ONLYOFFICE could not save the document (status ${status})`);
  }
}

async function ticketOf(office: OnlyOffice, request: FastifyRequest, use: TicketUse): Promise<EditTicket> {
  const ticket = await office.ticket(queryOf(request).ticket ?? '', use);
  if (!ticket) throw new Refusal(faults.unauthorised());
  return ticket;
}

/** The document server reads `error` and shows its user that the document was not saved. */
function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, message } = faultBehind(error, request);
  return reply.code(code).send({ error: 1, message: message.en });
}
