import { certificationStates, type CertificationState } from '@rdm/core/internal/enterprise';
import type { Tone } from '../../../components';

const { none, submitted, passed, returned } = certificationStates;

/** How the state of a certification is coloured. */
export const certificationTones: Readonly<Record<CertificationState, Tone>> = {
  [none]: 'neutral',
  [submitted]: 'accent',
  [passed]: 'success',
  [returned]: 'danger',
};
