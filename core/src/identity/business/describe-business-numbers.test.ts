import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highTechCertificate, oneCharacterChanged, patentNumber, techSmeNumber } from '../../testing';
import { describeHighTechCertificate, describePatentNumber, describeTechSmeNumber } from '../index';

const ofAnything = (describe: (value: string) => unknown) =>
  fc.assert(fc.property(fc.anything(), (value) => describe(value as string) === null));

describe('the parts of a patent number', () => {
  it.each([
    ['200310102344.5', 2003, 'invention', false, '0102344', null],
    [' zl201810862228x ', 2018, 'invention', false, '0862228', true],
    ['ZL202120592620.4', 2021, 'utilityModel', false, '0592620', true],
    ['CN97101765.4', 1997, 'invention', false, '01765', null],
  ])('%s', (number, year, kind, isInternational, sequence, isGranted) =>
    expect(describePatentNumber(number)).toEqual({ year, kind, isInternational, sequence, isGranted }),
  );

  it('tell the kind and whether the application is international', () => {
    const kinds = { 1: 'invention', 2: 'utilityModel', 3: 'design', 8: 'invention', 9: 'utilityModel' };
    fc.assert(
      fc.property(patentNumber, (number) => {
        const digit = number.charAt(number.length === 14 ? 4 : 2) as unknown as keyof typeof kinds;
        const parts = describePatentNumber(number);
        expect(parts).toMatchObject({ kind: kinds[digit], isInternational: '89'.includes(String(digit)) });
        expect(number.startsWith(String(parts!.year).slice(number.length === 14 ? 0 : 2))).toBe(true);
        expect(number).toContain(`${parts!.sequence}.`);
      }),
    );
  });

  it('are told by the day that is given as today', () => {
    const told = (today: string) => describePatentNumber('202120592620.4', { today })?.year;
    expect([told('2020-12-31'), told('2021-01-01')]).toEqual([undefined, 2021]);
  });

  it('cannot be told of a mistyped number, nor of what is no number', () => {
    fc.assert(
      fc.property(
        patentNumber.chain((number) => oneCharacterChanged(number, '0123456789X')),
        (wrong) => describePatentNumber(wrong) === null,
      ),
    );
    ofAnything(describePatentNumber);
  });
});

describe('the parts of a registration number of a technology-based SME', () => {
  it.each([
    ['202144030508003456', 'byMay', true],
    ['2021440305A8003456', 'afterMay', false],
    ['2021440305b8003456', 'foundedInYear', false],
  ])('%s', (number, entry, servesYearBefore) =>
    expect(describeTechSmeNumber(number)).toEqual({ year: 2021, regionCode: '440305', entry, servesYearBefore }),
  );

  it('are those it starts with, and null for whatever is no number', () => {
    fc.assert(
      fc.property(techSmeNumber, (number) => {
        const { year, regionCode } = describeTechSmeNumber(number)!;
        expect(number.startsWith(year + regionCode)).toBe(true);
      }),
    );
    ofAnything(describeTechSmeNumber);
  });

  it('are told by the day that is given as today', () => {
    const told = (today: string) => describeTechSmeNumber('203044030508003456', { today })?.year;
    expect([told('2029-12-31'), told('2030-01-01')]).toEqual([undefined, 2030]);
  });
});

describe('the parts of a high-tech enterprise certificate', () => {
  it.each([
    ['GR201512000273', 2015, '天津市', false],
    ['GR202443002931', 2024, '湖南省', false],
    ['gf201466000123', 2014, '新疆生产建设兵团', true],
  ])('%s', (number, year, region, isRenewal) =>
    expect(describeHighTechCertificate(number)).toEqual({ year, region, isRenewal }),
  );

  it('are told by the day that is given as today', () => {
    const told = (today: string) => describeHighTechCertificate('GR202443002931', { today })?.year;
    expect([told('2023-12-31'), told('2024-01-01')]).toEqual([undefined, 2024]);
  });

  it('are null for a year before the first review, and for whatever is no number', () => {
    fc.assert(
      fc.property(highTechCertificate, (number) => {
        const { year, isRenewal } = describeHighTechCertificate(number)!;
        const asReview = describeHighTechCertificate(`GF${number.slice(2)}`);
        expect(asReview !== null).toBe(year >= 2011 && year <= 2015);
        expect(number.startsWith(isRenewal ? 'GF' : 'GR')).toBe(true);
      }),
    );
    ofAnything(describeHighTechCertificate);
  });
});
