/*
 * Numbers of enterprises, taxes and achievements, valid under `standard` until the end of 2025, for property tests. The
 * check characters are worked out here in the plainest way, apart from the code under test.
 */
import fc, { type Arbitrary } from 'fast-check';
import { digits, joined, weighted } from './characters';
import { creditCode, legacyResidentId, organisationCode, provinceDigits, residentId } from './numbers';

const province = fc.constantFrom(...provinceDigits);
const scienceRegion = fc.constantFrom(...provinceDigits, '66');

const year = (from: number, to = 2025): Arbitrary<string> => fc.integer({ min: from, max: to }).map(String);

/** 13 digits of the time before GS 15-2006. */
export const formerRegistrationNumber = joined(fc.constantFrom(...provinceDigits, '10'), digits(11));

/** The number of a patent, `200310102344.5`, of its 12 or 8 digits. */
export function patentNumberOf(digitsBefore: string): string {
  const sum = weighted(digitsBefore, '0123456789', [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]);
  return `${digitsBefore}.${sum % 11 === 10 ? 'X' : sum % 11}`;
}

const patentKind = fc.constantFrom(...'12389');

/** As it is stored: 12 digits, or the 8 until September 2003, a full stop and the check character. */
export const patentNumber = fc
  .oneof(
    joined(year(2003), patentKind, digits(7)),
    joined(
      year(1985, 2003).map((full) => full.slice(2)),
      patentKind,
      digits(5),
    ),
  )
  .map(patentNumberOf);

export const technologyContractNumber = fc.oneof(joined(digits(2), province, digits(10)), digits(16));

export const techSmeNumber = joined(year(2017), scienceRegion, digits(4), fc.constantFrom(...'0AB'), digits(7));

export const highTechCertificate = fc.oneof(
  joined(fc.constant('GR'), year(2008), scienceRegion, digits(6)),
  joined(fc.constant('GF'), year(2011, 2015), scienceRegion, digits(6)),
);

export const taxpayerNumber = fc.oneof(
  creditCode,
  residentId,
  joined(province, digits(4), organisationCode),
  joined(fc.oneof(residentId, legacyResidentId), digits(2)),
);

export const invoiceCode = fc.oneof(
  joined(province, digits(8)),
  joined(fc.constantFrom(...'012'), province, digits(9)),
  joined(fc.constant('00000'), digits(7)),
);

export const digitalInvoiceNumber = joined(
  year(2021).map((full) => full.slice(2)),
  fc.constantFrom(...provinceDigits, '91', '92', '93', '94', '95'),
  digits(16),
);

export const invoiceNumber = fc.oneof(digits(8), digitalInvoiceNumber);
