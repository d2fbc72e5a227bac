/** Codes of funding other than the enterprise's own: what is left of code 7 is code 57. */
export const otherFunding: readonly string[] = ['43', '58', '55', '56'];
