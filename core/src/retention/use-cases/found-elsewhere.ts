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
import {
  centralisedMember,
  cooperationParty,
  entrustedContract,
  overYears,
  project,
  projectDetail,
} from '../../project';
import { enterpriseYear } from '../../enterprise';
import { wholly, type Call, type Resource } from '../../records';

/** Files of other registers that are what a kind of retained file asks for. */
interface Source {
  readonly resource: Resource;
  /** By kind: the fields that hold such files. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** The field by which its records belong to a project, or to a year. */
  readonly of: 'projectId' | 'year';
  /** Whether its records hold for the other years of their project, too. */
  readonly overYears?: boolean;
}

const sources: readonly Source[] = [
  {
    resource: projectDetail,
    of: 'projectId',
    kinds: {
      F01: ['planTaskFiles'],
      F02: ['resolutionFiles'],
      F04: ['devContractFiles', 'contractFilingFiles'],
    },
  },
  { resource: projectPreparation, of: 'projectId', kinds: { F01: ['preparationFiles'] } },
  { resource: searchRecord, of: 'projectId', kinds: { F01: ['recordFiles'] } },
  { resource: surveyRecord, of: 'projectId', kinds: { F01: ['recordFiles'] } },
  {
    resource: entrustedContract,
    of: 'projectId',
    kinds: {
      F04: ['contractFiles', 'registrationFiles'],
      F09: ['paymentFiles', 'progressFiles', 'invoiceFiles'],
      F12: ['costDetailFiles'],
    },
    overYears: true,
  },
  { resource: cooperationParty, of: 'projectId', kinds: { F04: ['agreementFiles'] } },
  { resource: centralisedMember, of: 'projectId', kinds: { F06: ['agreementFiles'] } },
  { resource: demonstrationRecord, of: 'projectId', kinds: { F14: ['recordFiles'] } },
  { resource: developmentActivity, of: 'projectId', kinds: { F14: ['recordFiles'] } },
  { resource: projectAchievement, of: 'projectId', kinds: { F14: ['recordFiles'] } },
  { resource: projectCompletion, of: 'projectId', kinds: { F14: ['documentFiles'] } },
  { resource: enterpriseYear, of: 'year', kinds: { F10: ['techSmeFiles'], F13: ['kindListFiles'] } },
];

/** Files of one register for one kind of a project, or of a year. */
export interface FoundFiles {
  /** Id of the project, or the year. */
  readonly of: string;
  readonly fileNo: string;
  readonly register: Resource;
  readonly fileIds: readonly string[];
}

/** What other registers hold for the retained files of projects and years, or of all. Makes all its reads at once. */
export async function foundElsewhere(
  call: Call,
  only?: { readonly projectIds: readonly string[]; readonly years?: readonly string[] },
): Promise<FoundFiles[]> {
  const { records } = wholly(call);
  const asked = only && { projectId: [...new Set(only.projectIds)], year: [...new Set(only.years)] };
  const [projects, ...read] = await Promise.all([
    records.find(project),
    ...sources.map(({ resource, of, overYears: all }) =>
      records.find(resource, all || !asked ? {} : { where: [{ field: of, is: 'in', value: asked[of] }] }),
    ),
  ]);
  const yearsOf = overYears(projects, asked ? projects.filter(({ id }) => asked.projectId.includes(id)) : projects);
  return sources.flatMap(({ resource, kinds, of, overYears: all }, at) =>
    read[at]!.flatMap((row) =>
      Object.entries(kinds).flatMap(([fileNo, fields]): FoundFiles[] => {
        const fileIds = fields.flatMap((field) => attachmentIds(row[field] as string[] | null));
        if (fileIds.length === 0) return [];
        const holder = String(row[of]);
        return (all ? yearsOf(holder) : [holder]).map((each) => ({
          ...{ of: each, fileNo, register: resource, fileIds },
        }));
      }),
    ),
  );
}
