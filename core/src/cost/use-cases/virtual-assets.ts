import { intangibleAsset } from '../entities';
import { formedIntangible } from '../outcomes/formed-intangible';
import { existing, type Call, wholly } from '../../records';
import { project } from '../../project';

const YES = '2';

/**
 * Whether a project is marked as forming intangible assets, or an asset of a register references it. An asset
 * references the project of one year; records with the same code in other years are the same project.
 */
export async function hasVirtualAssets(call: Call, { id }: { id: string }): Promise<boolean> {
  const record = await existing(call, project, id);
  if (record.virtualAssets === YES) return true;
  const same = await call.records.find(project, { where: [{ field: 'code', is: 'equal', value: record.code }] });
  const projectIds = same.map(({ id }) => id);
  // The answer is about the project, so assets outside the caller's scope count too.
  const { records } = wholly(call);
  if ((await records.count(formedIntangible, [{ field: 'projectId', is: 'in', value: projectIds }])) > 0) return true;
  return (await records.count(intangibleAsset, [{ field: 'projectId', is: 'in', value: projectIds }])) > 0;
}
