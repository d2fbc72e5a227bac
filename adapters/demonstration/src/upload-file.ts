import type { Application } from '@rdm/core/internal/application';
import { attachment } from '@rdm/core/internal/evidence';
import { contractFile } from './contract-file';

/** Uploads a document with these lines in ASCII, and returns the id that a record refers to it by. */
export async function uploadFile(
  application: Application,
  tenantId: string,
  fileName: string,
  lines: readonly string[],
): Promise<string> {
  const permissions = new Set([attachment.permissions.add]);
  const caller = { tenantId, userId: '', account: '', deptId: null, roles: [], permissions };
  const { files } = application.for({ caller, sessionKey: null, language: 'zh' });
  const { attachId } = await files.putFile({ file: contractFile([...lines, 'Copy for demonstration']), fileName });
  return attachId;
}
