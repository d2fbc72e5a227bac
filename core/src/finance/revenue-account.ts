/**
 * 主营业务收入 and 其他业务收入: 6001 and 6051 of 企业会计准则, 5001 and 5051 of 小企业会计准则. 5001 of the former is a cost
 * account, so the name is checked as well.
 */
export const isRevenueAccount = (subjectCode: string, subjectName: string): boolean =>
  /^(6001|6051|5001|5051)/.test(subjectCode) && subjectName.includes('收入');
