import { developmentFormRules, type projectDetail } from '../project';
import type { RecordOf } from '../records';

/**
 * The projects that lack a document of 留存备查资料: the plan, the resolution to start, and of entrusted or cooperative
 * ones the registered contract. 税总公告2018年第23号 附件《企业所得税优惠事项管理目录》; docs/rules.md, Files to keep.
 */
export function withoutEvidence<Project extends { readonly id: string }>(
  projects: readonly Project[],
  details: readonly RecordOf<typeof projectDetail>[],
): readonly Project[] {
  const detailOf = new Map(details.map((detail) => [detail.projectId, detail]));
  return projects.filter((project) => {
    const detail = detailOf.get(project.id);
    if (!detail) return true;
    const contracts = developmentFormRules(detail.devForm).showsContracts
      ? [detail.devContractFiles, detail.contractFilingFiles]
      : [];
    return [detail.planTaskFiles, detail.resolutionFiles, ...contracts].some((files) => !files?.length);
  });
}
