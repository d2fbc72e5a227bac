import { faults, Refusal, text } from '../kernel';
import { hooksOn, type Call, type DraftValues, type HooksByName, type RecordOf } from '../records';
import { project } from '../project';
import { fixedAsset } from './entities/fixed-asset';
import { intangibleAsset } from './entities/intangible-asset';
import { intangibleAssetUse } from './entities/intangible-asset-use';
import { oddAsset, warningsOf } from './odd-amounts';
import { movedAssignment, type AssignedAsset } from './project-assignment';

/** What an assignment is read from and written to; the same fields in both registers. */
type Assigned = AssignedAsset & { projectFrom?: string | null; formerProjects?: AssignedAsset['formerProjects'] };

/** Dates a change of the project, so that the months before it keep the project they had. */
async function keepFormerProject(
  call: Call,
  values: Assigned,
  before: AssignedAsset | null,
  byCode: boolean,
): Promise<void> {
  // A workbook has no column for the month, so it leaves it as it is.
  const from = byCode && before ? { projectFrom: before.projectFrom ?? null } : {};
  const given = { ...before, ...stated(values), ...from };
  const ids = [before?.projectId, given.projectId].flatMap((id) => id || []);
  const found =
    ids.length === 0 ? [] : await call.records.find(project, { where: [{ field: 'id', is: 'in', value: ids }] });
  const years = new Map(found.map(({ id, year }) => [id, year]));
  const codes = new Map(found.map(({ id, code }) => [id, code]));
  const codeOf = (asset: AssignedAsset | null) => codes.get(asset?.projectId ?? '');
  // A workbook names projects by code, and a code means the project the record already has.
  const isSame = byCode && before !== null && codeOf(before) !== undefined && codeOf(before) === codeOf(given);
  const after = isSame ? { ...given, projectId: before.projectId } : given;
  Object.assign(
    values,
    movedAssignment(before, after, (id) => years.get(id) ?? null),
  );
}

const stated = (values: Assigned): Assigned =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const assignedHooks = {
  beforeSubmit: (call: Call, values: Assigned, before: AssignedAsset | null) =>
    keepFormerProject(call, values, before, false),
  reviewImport: async (
    call: Call,
    rows: readonly { readonly values: Assigned; readonly before: AssignedAsset | null }[],
  ) => {
    for (const { values, before } of rows) await keepFormerProject(call, values, before, true);
    return [];
  },
};

const NO_SHARE = text(
  '请填写研发工时和总工时，或研发占比',
  'Enter the R&D hours with the total hours, or the R&D share',
);

type UseValues = DraftValues<typeof intangibleAssetUse>;

const isMissing = (value: unknown) => value === null || value === undefined;

/** A record of use needs hours with their total, or a share. */
const lacksShare = (values: UseValues, before: RecordOf<typeof intangibleAssetUse> | null): boolean => {
  const { rdHours, totalHours, rdShare } = { ...before, ...values };
  return isMissing(rdHours) ? isMissing(rdShare) : Number(totalHours ?? 0) <= 0;
};

const useHooks = hooksOn(intangibleAssetUse, {
  beforeSubmit: (_, values, before) => {
    if (!lacksShare(values, before)) return;
    throw new Refusal(faults.invalid(NO_SHARE, [{ field: 'rdShare', message: NO_SHARE }]));
  },
  reviewImport: async (_, rows) =>
    rows.flatMap(({ values, before }, at) =>
      lacksShare(values, before) ? [{ at, field: 'rdShare', message: NO_SHARE }] : [],
    ),
});

/** Hooks of the registers of assets and of their use. */
export const assetHooks: HooksByName = {
  ...hooksOn(fixedAsset, {
    ...assignedHooks,
    reviewImport: async (call, rows) => [
      ...(await assignedHooks.reviewImport(call, rows)),
      ...warningsOf(rows, oddAsset),
    ],
  }),
  ...hooksOn(intangibleAsset, assignedHooks),
  ...useHooks,
};
