/*
 * Numbers of patents, contracts and certificates, valid under `standard` until the end of 2025, for property tests. The
 * check characters are worked out here in the plainest way, apart from the code under test.
 */
import fc from 'fast-check';
import { digits, joined, weighted } from '../characters';
import { provinceDigits, scienceRegionDigits } from './provinces';
import { twoDigitYear, year } from './years';

const scienceRegion = fc.constantFrom(...scienceRegionDigits);

/** The number of a patent, `200310102344.5`, of its 12 or 8 digits. */
export function patentNumberOf(digitsBefore: string): string {
  const sum = weighted(digitsBefore, '0123456789', [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]);
  return `${digitsBefore}.${sum % 11 === 10 ? 'X' : sum % 11}`;
}

const patentKind = fc.constantFrom(...'12389');

/**
 * 专利号 as it is stored: 12 digits, or the 8 until September 2003, a full stop and the check character.
 * `validatePatentNumber` takes it.
 */
export const patentNumber = fc
  .oneof(joined(year(2003), patentKind, digits(7)), joined(twoDigitYear(1985, 2003), patentKind, digits(5)))
  .map(patentNumberOf);

/** 技术合同登记编号: `validateTechnologyContractNumber` takes it. */
export const technologyContractNumber = fc.oneof(
  joined(digits(2), fc.constantFrom(...provinceDigits), digits(10)),
  digits(16),
);

/** 科技型中小企业入库登记编号: `validateTechSmeNumber` takes it. */
export const techSmeNumber = joined(year(2017), scienceRegion, digits(4), fc.constantFrom(...'0AB'), digits(7));

/** 高新技术企业证书编号: `validateHighTechCertificate` takes it. */
export const highTechCertificate = fc.oneof(
  joined(fc.constant('GR'), year(2008), scienceRegion, digits(6)),
  joined(fc.constant('GF'), year(2011, 2015), scienceRegion, digits(6)),
);
