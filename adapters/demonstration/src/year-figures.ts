/** Accounts and staff of the demonstration enterprise in a year, which titles are judged by; the amounts are invented. */
export const yearFigures = {
  revenue: '186000000.00',
  netAssets: '98400000.00',
  totalAssets: '162000000.00',
  costExpense: '161300000.00',
  profit: '24100000.00',
  taxableIncome: '19800000.00',
  taxRate: '15',
  staffAverage: '240',
  techStaff: 39,
} as const;
