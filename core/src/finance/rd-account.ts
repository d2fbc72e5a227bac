/** 研发支出: 5301 in 企业会计准则——应用指南 附录, 4301 in 小企业会计准则 附录. */
export const rdAccounts = ['5301', '4301'] as const;

/** Whether an account is 研发支出 or below it, by its code. */
export const isRdAccount = (subjectCode: string): boolean => rdAccounts.some((code) => subjectCode.startsWith(code));
