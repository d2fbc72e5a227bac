import type { NumberAnswer, YesNoAnswer } from '../answer';

export type Grade = 'A' | 'B' | 'C' | 'D' | 'E';

/** Oldest year first, the last year at the end. */
export type YearlyAnswer = readonly NumberAnswer[] | null;

/**
 * The questionnaire of the self-assessment (`/assessIndex`). Amounts in 元. Every answer may be missing: what is
 * missing, or cannot be read, counts as not given.
 */
export interface HighTechAnswers {
  /** 注册成立日期, yyyy-MM-dd */
  readonly establishDate?: string | null;
  /** 职工总数 */
  readonly staffTotal?: NumberAnswer;
  /** 科技人员: at least 183 days of the year in R&D. */
  readonly techStaff?: NumberAnswer;
  /** 销售收入 of the last three years. */
  readonly sales?: YearlyAnswer;
  /** 净资产 at the end of the last three years. */
  readonly netAssets?: YearlyAnswer;
  /** 研究开发费用 of the last three years. */
  readonly rdCost?: YearlyAnswer;
  /** Part of the total R&D cost spent in China. */
  readonly rdCostChina?: NumberAnswer;
  /** 高新技术产品（服务）收入 of the last year. */
  readonly hiTechIncome?: NumberAnswer;
  /** 总收入 of the last year: 收入总额 − 不征税收入. */
  readonly totalIncome?: NumberAnswer;
  /** Whether the main products belong to 国家重点支持的高新技术领域. */
  readonly listedField?: YesNoAnswer;
  /** Pieces of Ⅰ类 and Ⅱ类 intellectual property. */
  readonly ipClass1?: NumberAnswer;
  readonly ipClass2?: NumberAnswer;
  /** Whether there is intellectual property of own R&D (自主研发), and acquired (受让、受赠和并购等); counts do too. */
  readonly ipSelfDeveloped?: YesNoAnswer | NumberAnswer;
  readonly ipAcquired?: YesNoAnswer | NumberAnswer;
  /** 技术的先进程度, A 高 to E 无. */
  readonly advanced?: Grade | (string & {}) | null;
  /** 对主要产品（服务）在技术上发挥核心支持作用, A 强 to E 无. */
  readonly support?: Grade | (string & {}) | null;
  /** 参与编制国家标准、行业标准、检测方法、技术规范 */
  readonly standards?: YesNoAnswer;
  /** 科技成果转化 of the last three years together. */
  readonly conversions3y?: NumberAnswer;
  /** Full years of operation, 1 to 3; three by default. */
  readonly years?: NumberAnswer;
  /** 研究开发组织管理水平: points by the four items, at most 6, 6, 4 and 4. */
  readonly mgmt1?: NumberAnswer;
  readonly mgmt2?: NumberAnswer;
  readonly mgmt3?: NumberAnswer;
  readonly mgmt4?: NumberAnswer;
  /** 申请认定前一年内发生重大安全、重大质量事故或有严重环境违法行为 */
  readonly accident?: YesNoAnswer;
}
