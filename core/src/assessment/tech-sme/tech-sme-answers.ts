import type { NumberAnswer, YesNoAnswer } from '../answer';

/** What the evaluation of a 科技型中小企业 asks for the last year. Amounts in 元; every answer may be missing. */
export interface TechSmeAnswers {
  /** 在中国境内（不含港、澳、台）注册的居民企业 */
  readonly resident?: YesNoAnswer;
  /** 职工总数 */
  readonly staffTotal?: NumberAnswer;
  /** 科技人员 */
  readonly techStaff?: NumberAnswer;
  /** 年销售收入 */
  readonly sales?: NumberAnswer;
  /** 资产总额 */
  readonly assets?: NumberAnswer;
  /** 成本费用支出总额 */
  readonly costExpense?: NumberAnswer;
  /** 研发费用总额 */
  readonly rdCost?: NumberAnswer;
  /** Pieces of Ⅰ类 and Ⅱ类 intellectual property. */
  readonly ipClass1?: NumberAnswer;
  readonly ipClass2?: NumberAnswer;
  /** 提供国家规定的禁止、限制和淘汰类产品和服务 */
  readonly bannedProducts?: YesNoAnswer;
  /** 重大安全、重大质量事故、严重环境违法、科研严重失信行为, this and last year */
  readonly accident?: YesNoAnswer;
  /** 列入经营异常名录和严重违法失信企业名单, this and last year */
  readonly badFaith?: YesNoAnswer;
  /** 有效期内高新技术企业资格证书 */
  readonly highTechTitle?: YesNoAnswer;
  /** 近五年内获得国家级科技奖励，并在获奖单位中排在前三名 */
  readonly nationalPrize?: YesNoAnswer;
  /** 拥有经认定的省部级以上研发机构 */
  readonly provincialRdBody?: YesNoAnswer;
  /** 近五年内主导制定过国际标准、国家标准或行业标准 */
  readonly ledStandard?: YesNoAnswer;
  /** Any of the four before, if it is not known which. */
  readonly directPass?: YesNoAnswer;
}
