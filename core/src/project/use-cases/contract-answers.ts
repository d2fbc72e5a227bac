import { attachmentIds } from '../../evidence';
import type { Text } from '../../kernel';
import { recordDetail, type Call, type RecordOf } from '../../records';
import { entrustedContract } from '../entrusted-contract';
import { contractsOfYear } from './contracts-of-year';
import { seenProject } from './seen-project';

type Contract = RecordOf<typeof entrustedContract>;

/** The development contracts of a project, those of its earlier years among them; refuses an unknown project with 404. */
export async function contractsOfProject(call: Call, { projectId }: { projectId: string }): Promise<Contract[]> {
  const { year } = await seenProject(call, projectId);
  const contracts = (await contractsOfYear(call, year)).get(projectId) ?? [];
  const shown: Contract[] = [];
  for (const { id } of contracts) shown.push(await recordDetail(call, entrustedContract, id));
  return shown;
}

/** The files of one kind of a contract, as ids of attachments. */
export interface ContractFiles {
  readonly contractId: string;
  readonly contractNo: string;
  /** The field that holds them. */
  readonly field: string;
  readonly label: Text;
  readonly fileIds: readonly string[];
}

const kinds = [
  'contractFiles',
  'registrationFiles',
  'invoiceFiles',
  'paymentFiles',
  'costDetailFiles',
  'progressFiles',
] as const;

/** The files of a project's development contracts, one entry per contract and kind of file, those without files too. */
export async function contractFilesOfProject(call: Call, asked: { projectId: string }): Promise<ContractFiles[]> {
  return (await contractsOfProject(call, asked)).flatMap((contract) =>
    kinds.map((field) => ({
      contractId: contract.id,
      contractNo: contract.contractNo,
      field,
      label: entrustedContract.fields[field].label,
      fileIds: attachmentIds(contract[field]),
    })),
  );
}
