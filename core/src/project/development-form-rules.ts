import { text, type Text } from '../kernel';

export interface DevelopmentFormRules {
  readonly partnerLabel: Text | null;
  readonly showsPartner: boolean;
  readonly showsContracts: boolean;
  readonly showsLeadUnits: boolean;
  /** Field names that must be filled because of the form. */
  readonly required: readonly string[];
}

const alone: DevelopmentFormRules = {
  partnerLabel: null,
  showsPartner: false,
  showsContracts: false,
  showsLeadUnits: false,
  required: [],
};

const withContracts = (partnerLabel: Text): DevelopmentFormRules => ({
  partnerLabel,
  showsPartner: true,
  showsContracts: true,
  showsLeadUnits: false,
  required: ['devContractFiles', 'contractFilingFiles'],
});

const entrusted = withContracts(text('受托方', 'Entrusted party'));

// A map, because an object would also find the properties of Object.prototype.
const rules: ReadonlyMap<string, DevelopmentFormRules> = new Map([
  ['hzyf', withContracts(text('合作方', 'Partner'))],
  ['wtyf_jn', entrusted],
  ['wtyf_jw', entrusted],
  ['jzyf', { ...alone, showsLeadUnits: true, required: ['leadOrgName', 'partOrgNames'] }],
]);

/**
 * The fields that the form of development (开发形式) shows and requires; any form but the cooperative, entrusted and
 * centralised ones hides them all.
 *
 * @param devForm a key of the dictionary `project_dev_form`
 */
export function developmentFormRules(devForm: string | null | undefined): DevelopmentFormRules {
  return rules.get(devForm ?? '') ?? alone;
}
