/** Codes of funding other than the enterprise's own: the remainder of code 7 is code 57. */
export const otherFunding: readonly string[] = ['43', '58', '55', '56'];
