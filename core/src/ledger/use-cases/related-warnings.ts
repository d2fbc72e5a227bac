import { fill, text, type Text } from '../../kernel';
import { contractsOfYear, projectsOfYear } from '../../project';
import type { Call } from '../../records';
import { trusteesRelated } from '../entrusted-options';
import { relatedCost } from '../related-cost';
import { periodCosts } from './period-costs';

const NO_DETAIL = text(
  '项目 {code} 的受托方存在关联关系，但没有登记关联方研发支出明细；2015版汇总表第9列暂按实际支付额计算，请向受托方取得明细后登记',
  'An entrusted party of project {code} is related, but its cost detail is not recorded; column 9 of the 2015 summary goes by what was paid, obtain and record the detail',
);
const SOME = text(
  '项目 {code} 同时委托关联方和非关联方（或未注明）；2015版汇总表第9列按实际支付额计算，如按关联方明细申报请分项目登记',
  'Project {code} has related entrusted parties beside others; column 9 of the 2015 summary goes by what was paid, keep them as projects of their own to declare by the detail',
);
const CONTRADICTED = text(
  '项目 {code} 登记了关联方研发支出明细，但其合同的受托方均注明不是关联方，明细未计入；请核对外部单位的关联关系',
  'Project {code} has the cost detail of a related party, but the entrusted parties of all its contracts are stated not to be related; the detail was left out, check the external units',
);

/** Where the relation of trustees and the cost detail they report do not agree; one sentence a project. */
export async function relatedWarnings(call: Call, year: string): Promise<Text[]> {
  const contracts = await contractsOfYear(call, year);
  const rows = await call.records.find(relatedCost, { where: [{ field: 'year', is: 'equal', value: year }] });
  if (contracts.size === 0 || (rows.length === 0 && !anyRelated(contracts))) return [];
  const told = new Set(rows.map(({ projectId }) => projectId));
  const costs = await periodCosts(call, year, 'ANNUAL');
  const paid = new Set(
    costs.flatMap(({ projectId, items }) => (['7.1', '7.2', '7.3'].some((code) => code in items) ? [projectId] : [])),
  );
  return (await projectsOfYear(call, year)).flatMap(({ id, code }): Text[] => {
    if (!paid.has(id)) return [];
    const relation = trusteesRelated(contracts.get(id) ?? []);
    if (relation === 'none') return told.has(id) ? [fill(CONTRADICTED, { code })] : [];
    if (relation === 'unknown') return [];
    if (!told.has(id)) return [fill(NO_DETAIL, { code })];
    return relation === 'some' ? [fill(SOME, { code })] : [];
  });
}

const anyRelated = (contracts: Awaited<ReturnType<typeof contractsOfYear>>): boolean =>
  [...contracts.values()].some((own) => ['all', 'some'].includes(trusteesRelated(own)));
