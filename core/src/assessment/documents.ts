import type { LegalBasis } from '../kernel';

/** Documents the assessments are based on, as cited. */
const documents = {
  /** 高新技术企业认定管理办法 */
  highTechMeasures: '国科发火〔2016〕32号',
  /** 高新技术企业认定管理工作指引 */
  highTechGuide: '国科发火〔2016〕195号',
  /** 科技型中小企业评价办法 */
  techSmeMeasures: '国科发政〔2017〕115号',
  oneSetSurvey: '国家统计局《一套表统计调查制度》',
} as const;

export function cite(document: keyof typeof documents, article: string): LegalBasis {
  return { document: documents[document], article };
}
