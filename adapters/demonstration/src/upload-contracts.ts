import type { Application } from '@rdm/core/internal/application';
import type { Draft } from '@rdm/core/internal/records';
import type { DemonstrationApproval } from './approvals';
import { uploadFile } from './upload-file';

/** The fields of an approval detail for its contract and the registration of it, by project code. */
export type ContractFiles = ReadonlyMap<string, Draft>;

const documents = [
  ['devContractFiles', '技术开发合同', 'Technology development contract'],
  ['contractFilingFiles', '合同认定登记证明', 'Certificate of registration of the contract'],
] as const;

/** Uploads the documents that a project with a partner must keep: the contract and its registration. */
export async function uploadContracts(
  application: Application,
  tenantId: string,
  approvals: readonly DemonstrationApproval[],
): Promise<ContractFiles> {
  const uploaded = new Map<string, Draft>();
  for (const { code, partner, detail } of approvals.filter((each) => each.partner !== null)) {
    const named: Record<string, unknown> = {};
    for (const [field, zh, en] of documents) {
      const lines = [en, `Project ${code}`, `Signed on ${String(detail.applyTime)}`];
      named[field] = [await uploadFile(application, tenantId, `${code}-${zh}-${partner}.pdf`, lines)];
    }
    uploaded.set(code, named);
  }
  return uploaded;
}
