import { accountNames } from '../access';
import type { Call, PrintedDocument } from '../records';
import type { DocumentPart } from '../kernel';
import { diagnosisDetail } from './diagnosis-detail';
import { diagnosisLevels, diagnosisTopics } from './diagnosis-dictionaries';
import { diagnosisStates } from './diagnosis-state';
import type { FrozenYear } from './freeze-year';

/** 诊断报告: what was asked, found and advised with the law, and the figures it rests on, as a document. */
export async function printDiagnosis(call: Call, { id }: { readonly id: string }): Promise<PrintedDocument> {
  const { data, takenAt, findings, ...record } = await diagnosisDetail(call, { id });
  const nameOf = await accountNames(call, record.expert ? [record.expert] : []);
  const words = (value: string | number | null) => (value === null ? '' : String(value));
  return {
    name: `${words(record.year)}年度第${words(record.round)}轮诊断报告.docx`,
    content: {
      title: '研发费用诊断报告',
      subtitle: data?.enterprise.name ?? '',
      parts: [
        {
          kind: 'facts',
          facts: [
            { label: '年度', value: words(record.year) },
            { label: '轮次', value: `第 ${words(record.round)} 轮` },
            { label: '状态', value: diagnosisStates[record.state].zh },
            { label: '提交时间', value: words(record.submittedAt) },
            { label: '专家', value: record.expert ? nameOf(record.expert, record.diagnosedAt) : '' },
            { label: '诊断时间', value: words(record.diagnosedAt) },
            { label: '诊断需求', value: words(record.question), wide: true },
          ],
        },
        { kind: 'heading', text: '总体结论' },
        { kind: 'paragraphs', paragraphs: [words(record.conclusion) || '尚未发布'] },
        { kind: 'heading', text: '诊断发现与整改建议' },
        {
          kind: 'grid',
          headings: ['主题', '等级', '发现', '建议', '依据', '期限', '责任人', '整改情况'],
          rows: findings.map((each) => [
            diagnosisTopics[each.topic].zh,
            diagnosisLevels[each.level].zh,
            ...[words(each.finding), words(each.advice), words(each.basis), words(each.dueOn)],
            words(each.responsible),
            each.done ? `已完成 ${words(each.doneOn)}：${words(each.doneRemark)}` : words(each.doneRemark),
          ]),
        },
        ...(data ? dataParts(data, takenAt ?? '') : []),
      ],
    },
  };
}

function dataParts(data: FrozenYear, takenAt: string): DocumentPart[] {
  const { enterprise, projects, deduction, evaluations, risks, risksLeftOut } = data;
  return [
    { kind: 'heading', text: `诊断依据的数据（取数时间 ${takenAt}）` },
    {
      kind: 'grid',
      headings: ['指标', '数值'],
      rows: [
        ...enterprise.figures.map(({ label, value }) => [label.zh, value ?? '未填写']),
        ...deduction.map(({ label, amount }) => [label.zh, amount]),
      ],
    },
    {
      kind: 'grid',
      headings: ['项目编号', '项目名称', '归集费用(元)'],
      rows: projects.map(({ code, name, cost }) => [code, name, cost ?? '未归集']),
    },
    {
      kind: 'grid',
      headings: ['称号', '自评得分', '不符合的条件', '缺少数据的条件'],
      rows: evaluations.map(({ kind, low, high, failing, open }) => [
        { highTech: '高新技术企业', techSme: '科技型中小企业', aboveScale: '规模以上企业' }[kind],
        low === null ? '—' : low === high ? String(low) : `${low}–${high}`,
        failing.map(({ zh }) => zh).join('；') || '无',
        open.map(({ zh }) => zh).join('；') || '无',
      ]),
    },
    {
      kind: 'grid',
      headings: ['风险', '内容', '依据'],
      rows: risks.map(({ label, message, basis }) => [label.zh, message.zh, basis?.zh ?? '']),
    },
    ...(risksLeftOut > 0
      ? [{ kind: 'paragraphs', paragraphs: [`另有 ${risksLeftOut} 项涉及个人薪酬的风险未列入。`] } as const]
      : []),
  ];
}
