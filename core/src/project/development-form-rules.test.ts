import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { developmentFormRules } from './development-form-rules';

describe('The form of development', () => {
  it.each([
    ['hzyf', '合作方'],
    ['wtyf_jn', '受托方'],
    ['wtyf_jw', '受托方'],
  ])('%s shows the partner as %s and asks for contract and filing', (form, label) => {
    expect(developmentFormRules(form)).toMatchObject({
      partnerLabel: { zh: label },
      showsPartner: true,
      showsContracts: true,
      showsLeadUnits: false,
      required: ['devContractFiles', 'contractFilingFiles'],
    });
  });

  it('jzyf shows and asks for lead and participating units', () => {
    expect(developmentFormRules('jzyf')).toEqual({
      partnerLabel: null,
      showsPartner: false,
      showsContracts: false,
      showsLeadUnits: true,
      required: ['leadOrgName', 'partOrgNames'],
    });
  });

  it.each(['zzyf', '', null, undefined, 'constructor', '__proto__', 'toString', 'HZYF'])(
    '%s hides all of it',
    (form) => {
      expect(developmentFormRules(form)).toEqual({
        partnerLabel: null,
        showsPartner: false,
        showsContracts: false,
        showsLeadUnits: false,
        required: [],
      });
    },
  );

  it('answers for anything at all, and requires only what it shows', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        const rules = developmentFormRules(anything as string);
        expect(rules.partnerLabel !== null).toBe(rules.showsPartner);
        expect(rules.required.length > 0).toBe(rules.showsContracts || rules.showsLeadUnits);
      }),
    );
  });
});
