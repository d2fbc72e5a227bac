/* Labels of ledger options on the printed forms, independent of the tenant's dictionaries. */

/** 支出类型, by the key of `expenditure_type`. */
export const expenditureLabel = (key: string) => (key === 'capitalised' ? '资本化' : '费用化');

/** 完成情况 of the 2021版 ledger, by the key of `completion`; one that failed has ended too. */
export const completionLabel = (key: string) => (key === 'ended' ? '已结束' : '未结束');

/** 资本化、费用化支出选项 of the 2015版 ledger. */
export const expenditureOption = (key: string) => (key === 'capitalised' ? '01 资本化' : '02 费用化');

/** 项目实施状态选项 of the 2015版 ledger. */
export const completionOption = (key: string) => (key === 'ended' ? '02 已完成' : '01 未完成');

/** 委托方与受托方是否存在关联关系选项; blank if not recorded. */
export const relatedOption = (related: boolean | null) => (related === null ? '' : related ? '01 存在' : '02 不存在');

/** 是否委托境外选项. */
export const overseasOption = (overseas: boolean | null) =>
  overseas === null ? '' : overseas ? '02 委托境外' : '01 否';
