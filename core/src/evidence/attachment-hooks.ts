import { hooksOn, type HooksByName } from '../records';
import { attachment } from './attachment';
import { guardAttachment, linkAdded, refuseWhileNamed } from './use-cases/guard-attachment';

/** What a generic call may do with the row of an uploaded file. */
export const attachmentHooks: HooksByName = hooksOn(attachment, {
  beforeSubmit: guardAttachment,
  afterSubmit: linkAdded,
  beforeRemove: refuseWhileNamed,
});
