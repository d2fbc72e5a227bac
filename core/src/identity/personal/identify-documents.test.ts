import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chinesePassport,
  foreignResidentId,
  hongKongMacaoPermit,
  legacyResidentId,
  residentId,
  sarPassport,
  taiwanPermit,
} from '../../testing';
import { identifyDocument, identifyDocuments, type DocumentKind } from '../index';

const kinds = (value: string) => identifyDocuments(value).map(({ kind }) => kind);

describe('the documents whose number a text can be', () => {
  it.each([
    ['11010519491231002X', 'resident'],
    ['110105198108030025', 'resident'],
    ['110105491231002', 'legacyResident'],
    ['810000199408230021', 'residencePermit'],
    ['830000199201300022', 'residencePermit'],
    ['911124198108030024', 'foreignResident'],
    ['CAN110081080310', 'foreignResident'],
    ['E12345678', 'passport'],
    ['K12345678', 'sarPassport'],
    ['MA1234567', 'sarPassport'],
    ['M12345678', 'hongKongMacaoPermit'],
    ['H1234567800', 'hongKongMacaoPermit'],
    ['12345678', 'taiwanPermit'],
    ['0561682001(D)', 'taiwanPermit'],
  ])('%s: %s', (value, kind) => expect(identifyDocuments(value)).toEqual([{ kind, value }]));

  it('are two for H and 8 digits, in the stored form', () =>
    expect(identifyDocuments(' h12345678 ')).toEqual([
      { kind: 'hongKongMacaoPermit', value: 'H12345678' },
      { kind: 'sarPassport', value: 'H12345678' },
    ]));

  it.each(['', '11010519491231002', '110105194912310021', '990105194912310021', '91350100M000100Y43', '13800138000'])(
    'are none for "%s"',
    (value) => expect([identifyDocuments(value), identifyDocument(value)]).toEqual([[], null]),
  );

  it('are those the number was made for, and for none but H and 8 digits two', () => {
    const resident: DocumentKind[] = ['resident', 'residencePermit'];
    const only = (kind: DocumentKind): fc.Arbitrary<DocumentKind[]> => fc.constant([kind]);
    const made: fc.Arbitrary<[string, DocumentKind[]]> = fc.oneof(
      fc.tuple(residentId, fc.constant(resident)),
      fc.tuple(legacyResidentId, only('legacyResident')),
      fc.tuple(foreignResidentId, only('foreignResident')),
      fc.tuple(chinesePassport, only('passport')),
      fc.tuple(sarPassport, only('sarPassport')),
      fc.tuple(hongKongMacaoPermit, only('hongKongMacaoPermit')),
      fc.tuple(taiwanPermit, only('taiwanPermit')),
    );
    fc.assert(
      fc.property(made, ([number, expected]) => {
        const found = kinds(number);
        expect(identifyDocument(number)).toEqual(identifyDocuments(number)[0]);
        expect(found.some((kind) => expected.includes(kind))).toBe(true);
        expect(found).toHaveLength(/^H\d{8}$/.test(number) ? 2 : 1);
      }),
    );
  });

  it('are none for whatever is no text, and it never throws', () =>
    fc.assert(
      fc.property(
        fc.anything().filter((value) => typeof value !== 'string'),
        (value) => identifyDocuments(value as string).length === 0,
      ),
    ));

  it('are told by the day that is given as today', () => {
    const value = '911124198108030024';
    expect(identifyDocuments(value, { today: '1981-08-03' })).toHaveLength(1);
    expect(identifyDocuments(value, { today: '1981-08-02' })).toEqual([]);
  });
});
