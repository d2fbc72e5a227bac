import {
  attachment,
  attachmentNamed,
  attachmentsOf,
  AVATAR_TYPE,
  avatarRule,
  copyAttachments,
  downloadOf,
  fileFieldOfType,
  generalRule,
  openOnline,
  recordUpload,
  refuseUnlessPdf,
  storedFile,
  takeInFile,
  type AttachmentRow,
  type FilePort,
  type FileRule,
  type FileServices,
  type OnlineEditor,
} from '../../evidence';
import { faults, Refusal, text, type Clock } from '../../kernel';
import { requirePermission, wholly, type Call, type Resource } from '../../records';
import { runnerWithin, type AreaRunner } from './area-runner';
import { areaAccess } from '../permissions';

const access = areaAccess.files;
const UNKNOWN_TYPE = text('附件类型不存在，请更正', 'There is no such kind of attachment; correct it');

/** Bytes go through the store outside of any transaction; rows are read and written inside one. */
export const filesPort = (
  runner: AreaRunner,
  services: FileServices,
  clock: Clock,
  resources: readonly Resource[],
  editor?: OnlineEditor,
): FilePort => {
  const { admitted, open } = runner;
  const { run } = runnerWithin(runner, attachment);
  return {
    putFile: async ({ type, onProgress, ...upload }) => {
      const caller = admitted(access.putFile);
      const isAvatar = type === AVATAR_TYPE;
      if (!isAvatar) requirePermission(caller, attachment.permissions.add);
      const { tenantId } = caller;
      const transaction = <T>(work: (call: Call) => Promise<T>) => open(caller, work);
      const taking = { tenantId, day: clock.now().slice(0, 10), rule: ruleFor(resources, type), open: transaction };
      const answer = await takeInFile(services, taking, upload, (call, kept) =>
        recordUpload(call, kept, isAvatar ? type : null),
      );
      onProgress?.(1);
      return answer;
    },
    download: async ({ id }) =>
      downloadOf(
        await run(access.download, async (call) => storedFile(call, services.stores, await readable(call, id))),
      ),
    previewPdf: async ({ id }) => {
      const file = await run(access.previewPdf, async (call) =>
        storedFile(call, services.stores, refuseUnlessPdf(await attachmentNamed(call, id))),
      );
      return { ...(await downloadOf(file)), inline: true };
    },
    openOnline: (args) => run(access.openOnline, (call) => openOnline(call, editor, args)),
    copySave: (args) => run(access.copySave, (call) => copyAttachments(call, args)),
  };
};

/** The row of a file that whoever calls may read: pictures of people are for all. */
async function readable(call: Call, id: string): Promise<AttachmentRow> {
  const avatar = await avatarNamed(wholly(call), id);
  if (avatar) return avatar;
  requirePermission(call.caller, attachment.permissions.view);
  return attachmentNamed(call, id);
}

async function avatarNamed(call: Call, id: string): Promise<AttachmentRow | null> {
  const [row] = await attachmentsOf(call, [id]);
  return row?.type === AVATAR_TYPE ? row : null;
}

function ruleFor(resources: readonly Resource[], type: string | undefined): FileRule {
  if (!type) return generalRule;
  if (type === AVATAR_TYPE) return avatarRule;
  const named = fileFieldOfType(resources, type);
  if (!named) throw new Refusal(faults.invalid(UNKNOWN_TYPE));
  return named.field;
}
