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
import { centralisedMember, cooperationParty, entrustedContract, project, projectDetail } from '../../project';
import { wholly, type Call, type Resource } from '../../records';

/** Files of other registers that are what a kind of retained file asks for. */
interface Source {
  readonly resource: Resource;
  /** By kind: the fields that hold such files. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** Whether its records hold for the other years of their project, too, which has the same code there. */
  readonly overYears?: boolean;
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
    overYears: true,
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
  const asked = new Set(projectIds);
  const where = [{ field: 'projectId', is: 'in', value: [...asked] }] as const;
  const [projects, ...read] = await Promise.all([
    records.find(project),
    ...sources.map(({ resource, overYears }) => records.find(resource, overYears ? {} : { where })),
  ]);
  const codes = new Map(projects.map(({ id, code }) => [id, code]));
  /** The projects asked for that a record is of. */
  const projectsOf = (projectId: string, overYears = false): string[] => {
    if (!overYears) return [projectId];
    const code = codes.get(projectId);
    return [...asked].filter((id) => code !== undefined && codes.get(id) === code);
  };
  return sources.flatMap(({ resource, kinds, overYears }, at) =>
    read[at]!.flatMap((row) =>
      Object.entries(kinds).flatMap(([fileNo, fields]): FoundFiles[] => {
        const fileIds = fields.flatMap((field) => attachmentIds(row[field] as string[] | null));
        if (fileIds.length === 0) return [];
        const label = resource.label;
        return projectsOf(String(row.projectId), overYears).map((projectId) => ({ projectId, fileNo, label, fileIds }));
      }),
    ),
  );
}
