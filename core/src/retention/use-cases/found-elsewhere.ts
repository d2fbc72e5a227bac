import { attachmentIds } from '../../evidence';
import {
  demonstrationRecord,
  developmentActivity,
  projectAchievement,
  projectCompletion,
  projectPreparation,
  searchRecord,
  surveyRecord,
} from '../../execution';
import type { Text } from '../../kernel';
import { centralisedMember, cooperationParty, entrustedContract, projectDetail } from '../../project';
import { wholly, type Call, type Resource } from '../../records';

/** Files of other registers that are what a kind of retained file asks for. */
interface Source {
  readonly resource: Resource;
  /** By kind: the fields that hold such files. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
}

/** Each has the field `projectId`. */
const sources: readonly Source[] = [
  {
    resource: projectDetail,
    kinds: {
      F01: ['planTaskFiles'],
      F02: ['resolutionFiles'],
      F04: ['devContractFiles', 'contractFilingFiles'],
    },
  },
  { resource: projectPreparation, kinds: { F01: ['preparationFiles'] } },
  { resource: searchRecord, kinds: { F01: ['recordFiles'] } },
  { resource: surveyRecord, kinds: { F01: ['recordFiles'] } },
  {
    resource: entrustedContract,
    kinds: {
      F04: ['contractFiles', 'registrationFiles'],
      F09: ['paymentFiles', 'progressFiles', 'invoiceFiles'],
      F12: ['costDetailFiles'],
    },
  },
  { resource: cooperationParty, kinds: { F04: ['agreementFiles'] } },
  { resource: centralisedMember, kinds: { F06: ['agreementFiles'] } },
  { resource: demonstrationRecord, kinds: { F14: ['recordFiles'] } },
  { resource: developmentActivity, kinds: { F14: ['recordFiles'] } },
  { resource: projectAchievement, kinds: { F14: ['recordFiles'] } },
  { resource: projectCompletion, kinds: { F14: ['documentFiles'] } },
];

/** Files of one register for one kind of a project. */
export interface FoundFiles {
  readonly projectId: string;
  readonly fileNo: string;
  readonly label: Text;
  readonly fileIds: readonly string[];
}

/** What other registers hold for the retained files of projects. Makes all its reads at once. */
export async function foundElsewhere(call: Call, projectIds: readonly string[]): Promise<FoundFiles[]> {
  const { records } = wholly(call);
  const where = [{ field: 'projectId', is: 'in', value: [...new Set(projectIds)] }] as const;
  const read = await Promise.all(sources.map(({ resource }) => records.find(resource, { where })));
  return sources.flatMap(({ resource, kinds }, at) =>
    read[at]!.flatMap((row) =>
      Object.entries(kinds).flatMap(([fileNo, fields]): FoundFiles[] => {
        const fileIds = fields.flatMap((field) => attachmentIds(row[field] as string[] | null));
        const projectId = String(row.projectId);
        return fileIds.length > 0 ? [{ projectId, fileNo, label: resource.label, fileIds }] : [];
      }),
    ),
  );
}
