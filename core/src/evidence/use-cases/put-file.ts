import { faults, Refusal, text, type Clock } from '../../kernel';
import { requirePermission, type Call, type Resource, type Visit } from '../../records';
import { attachment } from '../attachment';
import { fileFieldOfType } from '../file-fields';
import { acceptsName, AVATAR_TYPE, avatarRule, plainRule, type FileRule } from '../file-rules';
import type { BladeFile, PutFile } from '../upload';
import { recordUpload } from './attachment-rows';
import { takeInFile, type FileServices } from './take-in-file';

const UNKNOWN_TYPE = text('附件类型不存在，请更正', 'There is no such kind of attachment; correct it');

interface Services {
  readonly files: FileServices;
  readonly clock: Clock;
  readonly resources: readonly Resource[];
}

/** Stores a file without an owner. Every user may upload their own picture; other files need the permission. */
export async function putFile(
  { caller, open }: Visit,
  { type, onProgress, ...upload }: PutFile,
  { files, clock, resources }: Services,
): Promise<BladeFile> {
  const mayAdd = caller.permissions.has(attachment.permissions.add);
  // Clients of the family do not say that a picture is a person's own: from whoever may upload nothing else it is.
  const isAvatar = type === AVATAR_TYPE || (!type && !mayAdd && acceptsName(avatarRule, upload.fileName));
  if (!isAvatar) requirePermission(caller, attachment.permissions.add);
  const rule = isAvatar ? avatarRule : ruleFor(resources, type);
  const day = clock.now().slice(0, 10);
  // Not scoped: files go to the store in use, visible to the caller or not, and an upload has no owner yet.
  const whole = <T>(work: (call: Call) => Promise<T>) => open(caller, work);
  const taking = { tenantId: caller.tenantId, day, rule, open: whole };
  const answer = await takeInFile(files, taking, upload, (call, kept) =>
    recordUpload(call, kept, isAvatar ? AVATAR_TYPE : null, isAvatar || !type),
  );
  onProgress?.(1);
  return answer;
}

function ruleFor(resources: readonly Resource[], type: string | undefined): FileRule {
  if (!type) return plainRule;
  const named = fileFieldOfType(resources, type);
  if (!named) throw new Refusal(faults.invalid(UNKNOWN_TYPE));
  return named.field;
}
