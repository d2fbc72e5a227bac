import { text, type Text } from '../../kernel';

/**
 * 项目开展形式 of form 107-1 (企业研发统计报表制度), by its code.
 */
export const developmentForms = {
  10: text('自主完成', 'On its own'),
  21: text('与境内研究机构合作', 'With domestic research institutes'),
  22: text('与境内高等学校合作', 'With domestic universities'),
  23: text('与境内其他企业或单位合作', 'With other domestic enterprises or units'),
  24: text('与境外机构合作', 'With institutions abroad'),
  30: text('委托其他企业或单位', 'Entrusted to other enterprises or units'),
  40: text('其他形式', 'Other forms'),
} as const satisfies Readonly<Record<number, Text>>;

export type DevelopmentForm = `${keyof typeof developmentForms}`;

/** A project on form 107-1《企业研究开发项目情况》. Codes are the keys of the dictionaries. */
export interface ProjectFormRow {
  readonly projectId: string;
  readonly code: string;
  /** 项目名称 */
  readonly name: string;
  /** 项目来源, `project_source`. */
  readonly source: string | null;
  /** 项目开展形式; null where the kind of the partner is not known. */
  readonly developmentForm: DevelopmentForm | null;
  /** 项目当年成果形式, `project_achiev_type_1071`. */
  readonly results: readonly string[];
  /** 项目技术经济目标, `project_target`. */
  readonly targets: readonly string[];
  /** 项目起始日期, yyyyMM. */
  readonly start: string;
  /** 项目完成日期, yyyyMM. */
  readonly end: string;
  /** 跨年项目当年所处主要进展阶段, `project_stage`; null of a project that begins and ends in the year. */
  readonly stage: string | null;
  /** 项目研究开发人员（人）: people with hours on it in the year. */
  readonly persons: number;
  /** 项目人员实际工作时间（人月）, 2 decimals. */
  readonly personMonths: string;
  /** 项目经费支出（千元）, 2 decimals. */
  readonly spending: string;
  /** 其中：政府资金 */
  readonly governmentFunds: string;
  /** 其中：用于科学原理的探索、发现 */
  readonly basicResearch: string;
  /** 其中：企业自主开展 */
  readonly ownSpending: string;
  /** 其中：委托外单位开展 */
  readonly entrustedSpending: string;
}
