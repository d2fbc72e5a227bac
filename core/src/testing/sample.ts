import { type Arbitrary } from 'fast-check';
import { amount, costAmount, garbageAmount } from './amounts';
import { day, month } from './calendar';
import { bankCard } from './numbers/bank-card';
import { landline, mobile } from './numbers/contact';
import {
  creditCode,
  formerRegistrationNumber,
  organisationCode,
  registrationNumber,
  taxpayerNumber,
} from './numbers/enterprise';
import {
  chinesePassport,
  foreignResidentId,
  hongKongMacaoPermit,
  legacyResidentId,
  residentId,
  sarPassport,
  taiwanPermit,
} from './numbers/identity-document';
import { digitalInvoiceNumber, invoiceCode, invoiceNumber } from './numbers/invoice';
import { licencePlate } from './numbers/licence-plate';
import { highTechCertificate, patentNumber, technologyContractNumber, techSmeNumber } from './numbers/technology';
import { samples } from './samples';
import {
  coveredYear,
  enterpriseKinds,
  fourthQuarter,
  itemisedProjectCost,
  projectCost,
  superDeductionInput,
} from './super-deduction';

const arbitraries = {
  ...{ amount, costAmount, garbageAmount, day, month },
  ...{ creditCode, organisationCode, registrationNumber, formerRegistrationNumber, taxpayerNumber },
  ...{
    residentId,
    legacyResidentId,
    foreignResidentId,
    hongKongMacaoPermit,
    taiwanPermit,
    chinesePassport,
    sarPassport,
  },
  ...{ mobile, landline, bankCard, licencePlate },
  ...{ patentNumber, technologyContractNumber, techSmeNumber, highTechCertificate },
  ...{ invoiceCode, invoiceNumber, digitalInvoiceNumber },
  ...{ coveredYear, enterpriseKinds, fourthQuarter, projectCost, itemisedProjectCost, superDeductionInput },
};

/** One function for each generator of this module, by its name. */
export type Sample = {
  readonly [Name in keyof typeof arbitraries]: (
    seed: number,
  ) => (typeof arbitraries)[Name] extends Arbitrary<infer Value> ? Value : never;
};

/** One value for a seed, the same at every call, for tests without properties: `sample.creditCode(7)`. */
export const sample = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(arbitraries).map(([name, arbitrary]) => [
    name,
    (seed: number) => samples<unknown>(arbitrary, { seed, count: 1 })[0],
  ]),
) as Sample;
