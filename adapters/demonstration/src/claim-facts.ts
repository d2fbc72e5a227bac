/** What decides whether the demonstration enterprise may claim the deduction; the amounts are invented. */
export const claimFacts = {
  industryCode: '3425',
  taxCollection: 'audit',
  resident: '2',
  totalRevenue: '186000000.00',
  nonTaxableIncome: '0.00',
  investmentIncome: '0.00',
  negativeRevenue: '0.00',
  manufacturingRevenue: '172000000.00',
} as const;
