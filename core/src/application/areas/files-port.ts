import {
  attachmentNamed,
  copyAttachments,
  downloadOf,
  fileFieldOfType,
  generalRule,
  recordUpload,
  refuseUnlessPdf,
  takeInFile,
  type FilePort,
  type FileRule,
  type FileServices,
} from '../../evidence';
import { faults, Refusal, text, type Clock, type Resource } from '../../kernel';
import { areaAccess } from '../permissions';
import type { AreaRunner } from './area-runner';

const access = areaAccess.files;
const UNKNOWN_TYPE = text('附件类型不存在，请更正', 'There is no such kind of attachment; correct it');

/** Bytes go through the store outside of any transaction; rows are read and written inside one. */
export const filesPort = (
  { admitted, run, open }: AreaRunner,
  services: FileServices,
  clock: Clock,
  resources: readonly Resource[],
): FilePort => ({
  putFile: async ({ type, onProgress, ...upload }) => {
    const caller = admitted(access.putFile);
    const answer = await takeInFile(
      services,
      caller.tenantId,
      clock.now().slice(0, 10),
      ruleFor(resources, type),
      upload,
      (kept) => open(caller, (call) => recordUpload(call, kept)),
    );
    onProgress?.(1);
    return answer;
  },
  download: async ({ id }) =>
    downloadOf(services.store, await run(access.download, (call) => attachmentNamed(call, id))),
  previewPdf: async ({ id }) => {
    const row = await run(access.previewPdf, async (call) => refuseUnlessPdf(await attachmentNamed(call, id)));
    return { ...(await downloadOf(services.store, row)), inline: true };
  },
  copySave: (args) => run(access.copySave, (call) => copyAttachments(call, args)),
});

function ruleFor(resources: readonly Resource[], type: string | undefined): FileRule {
  if (!type) return generalRule;
  const named = fileFieldOfType(resources, type);
  if (!named) throw new Refusal(faults.invalid(UNKNOWN_TYPE));
  return named.field;
}
