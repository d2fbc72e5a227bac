import { faults, isId, Refusal, type Clock } from '../kernel';
import { grantedMenus, tenantIsOpen, userOf } from '../access';
import {
  attachment,
  attachmentNamed,
  downloadOf,
  fileFieldOfType,
  generalRule,
  keepEdited,
  storedFile,
  type AttachmentRow,
  type EditedFile,
  type EditTicket,
  type FileRule,
  type FileServices,
} from '../evidence';
import { requirePermission, type Call, type Caller, type Download, type Resource } from '../records';
import { errorLog, keepLogs } from '../system';

/** The operations of an external document editor, authorised by tickets issued by the program. */
export interface EditedDocuments {
  /** The document of a ticket, if its user may still see it. */
  file(ticket: EditTicket): Promise<Download>;
  /** Saves the edited document, if the ticket's user may still change it. */
  keep(ticket: EditTicket, edited: EditedFile): Promise<void>;
  /** Logs a failure of the editor in the error log of the tenant. */
  tellFailure(ticket: EditTicket, message: string): Promise<void>;
}

interface World {
  readonly files: FileServices;
  readonly clock: Clock;
  readonly resources: readonly Resource[];
  readonly inTenant: <T>(tenantId: string, work: (call: Call) => Promise<T>) => Promise<T>;
  readonly openAs: <T>(caller: Caller, work: (call: Call) => Promise<T>) => Promise<T>;
}

export function editedDocuments({ files, clock, resources, inTenant, openAs }: World): EditedDocuments {
  const ruleOf = ({ type }: AttachmentRow): FileRule => fileFieldOfType(resources, type ?? '')?.field ?? generalRule;
  const personOf = async (ticket: EditTicket, permission: string) => {
    const caller = await inTenant(ticket.tenantId, (call) => personNow(call, ticket.userId));
    requirePermission(caller, permission);
    return caller;
  };
  return {
    file: async (ticket) => {
      const caller = await personOf(ticket, attachment.permissions.view);
      return downloadOf(
        await openAs(caller, async (call) =>
          storedFile(call, files.stores, await attachmentNamed(call, ticket.attachmentId)),
        ),
      );
    },
    keep: async (ticket, edited) => {
      const caller = await personOf(ticket, attachment.permissions.edit);
      const open = <T>(work: (call: Call) => Promise<T>) => openAs(caller, work);
      await keepEdited({ files, ruleOf, open, day: clock.now().slice(0, 10) }, ticket, edited);
    },
    tellFailure: ({ tenantId, attachmentId }, message) =>
      inTenant(tenantId, (call) =>
        keepLogs(call, errorLog, [
          { exceptionName: 'OnlineEditorFailed', message, methodClass: attachment.name, params: `id=${attachmentId}` },
        ]),
      ),
  };
}

/** The user with current rights: an editing session lasts for hours, and the rights may have been revoked meanwhile. */
async function personNow(call: Call, userId: string): Promise<Caller> {
  const isOpen = isId(userId) && (await tenantIsOpen(call));
  const person = isOpen ? await userOf(call, userId) : null;
  if (!person) throw new Refusal(faults.unauthorised());
  const granted = await grantedMenus(call, (person.roleId as readonly string[] | null) ?? []);
  return {
    tenantId: call.caller.tenantId,
    userId,
    account: String(person.account),
    deptId: (person.deptId as string | null) ?? null,
    roles: [],
    permissions: new Set(granted.map(({ code }) => String(code))),
  };
}
