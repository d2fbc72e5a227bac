import { faults, Refusal, type DocumentPart } from '../kernel';
import { recordDetail, type Call, type PrintedDocument, type RecordOf } from '../records';
import { enterpriseCard } from '../enterprise';
import type { Condition, ScorePart } from '../assessment';
import { evaluationKinds, evaluationOutcomes, type EvaluationKind } from './evaluation-dictionaries';
import { evaluationRecord } from './evaluation-record';

/** 自评报告: what a self-assessment came to, as a document. */
export async function printEvaluation(call: Call, { id }: { readonly id: string }): Promise<PrintedDocument> {
  const record = await recordDetail(call, evaluationRecord, id);
  if (!record.result) throw new Refusal(faults.notFound(evaluationRecord.label));
  const name = evaluationKinds[record.kind as EvaluationKind].zh;
  return {
    name: `${record.year}年度${name}自评报告.docx`,
    content: {
      title: `${name}自评报告`,
      subtitle: (await enterpriseCard(call))?.name ?? '',
      parts: [
        { kind: 'facts', facts: factsOf(record) },
        ...partsOf(record.result.parts),
        ...conditionsOf('条件', record.result.conditions),
        ...conditionsOf('直接确认条件（符合一项即可）', record.result.directPasses),
        { kind: 'paragraphs', paragraphs: ['本报告根据企业填报的数据自动评分，仅供自评参考，以主管部门认定为准。'] },
      ],
    },
  };
}

function factsOf({ year, evaluatedAt, outcome, low, high, suggested, law, remark }: RecordOf<typeof evaluationRecord>) {
  const points = low === null ? '—' : low === high ? String(low) : `${low}–${high}（建议 ${suggested}）`;
  return [
    { label: '年度', value: year },
    { label: '自评时间', value: evaluatedAt ?? '' },
    { label: '结论', value: evaluationOutcomes[outcome as keyof typeof evaluationOutcomes].zh },
    { label: '得分', value: points },
    { label: '依据', value: law ?? '', wide: true },
    ...(remark ? [{ label: '备注', value: remark, wide: true }] : []),
  ];
}

const partsOf = (parts: readonly ScorePart[]): DocumentPart[] =>
  parts.length === 0
    ? []
    : [
        { kind: 'heading', text: '得分' },
        {
          kind: 'grid',
          headings: ['指标', '满分', '得分', '实际'],
          rows: parts.flatMap((part) => [
            [part.label.zh, String(part.max), range(part), ''],
            ...part.items.map((item) => [`　${item.label.zh}`, String(item.max), range(item), item.actual ?? '未填写']),
          ]),
        },
      ];

const conditionsOf = (heading: string, conditions: readonly Condition[]): DocumentPart[] =>
  conditions.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        {
          kind: 'grid',
          headings: ['条件', '实际', '要求', '结论', '依据'],
          rows: conditions.map(({ label, actual, required, ok, basis }) => [
            ...[label.zh, fact(actual), fact(required)],
            ok === null ? '尚不能判断' : ok ? '符合' : '不符合',
            `${basis.document} ${basis.article}`,
          ]),
        },
      ];

const range = ({ low, high }: { readonly low: number; readonly high: number }) =>
  low === high ? String(low) : `${low}–${high}`;
const fact = (value: string | null) =>
  value === null ? '未填写' : value === 'true' ? '是' : value === 'false' ? '否' : value;
