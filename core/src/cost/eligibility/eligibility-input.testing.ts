import type { EligibilityInput } from './exclusion';

/** One expensed project and nothing that excludes any of its cost, but for what is given. */
export const eligibilityInput = (over: Partial<EligibilityInput> = {}): EligibilityInput => ({
  year: 2024,
  enterpriseKinds: [],
  projects: [
    {
      id: '1',
      code: 'RD01',
      startTime: '2024-01-01',
      endTime: null,
      expenditureType: 'expensed',
      completion: 'ongoing',
    },
  ],
  voucherEntries: [],
  adjustments: [],
  grants: [],
  grantSpending: [],
  grantShares: [],
  contracts: new Map(),
  opinions: [],
  shares: [],
  ...over,
});
