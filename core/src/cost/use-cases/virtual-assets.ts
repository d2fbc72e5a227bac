import { intangibleAsset } from '../entities';
import { existing, type Call, wholly } from '../../records';
import { project } from '../../project';

const YES = '2';

/**
 * Whether a project says that it forms intangible assets, or one of the register names it. An asset names the project
 * of one year; the records of the same code in other years are the same project.
 */
export async function hasVirtualAssets(call: Call, { id }: { id: string }): Promise<boolean> {
  const record = await existing(call, project, id);
  if (record.virtualAssets === YES) return true;
  const same = await call.records.find(project, { where: [{ field: 'code', is: 'equal', value: record.code }] });
  const projectIds = same.map(({ id }) => id);
  // What is said is said of the project, whoever sees the asset.
  const { records } = wholly(call);
  return (await records.count(intangibleAsset, [{ field: 'projectId', is: 'in', value: projectIds }])) > 0;
}
