import { expect, it } from 'vitest';
import { withoutEvidence } from './missing-evidence';

type Details = Parameters<typeof withoutEvidence>[1];

it('is a plan, a resolution, and of entrusted projects the registered contract', () => {
  const kept = { planTaskFiles: ['1'], resolutionFiles: ['2'] };
  const details = [
    { projectId: 'own', devForm: 'zzyf', ...kept },
    { projectId: 'entrusted', devForm: 'wtyf_jn', ...kept, devContractFiles: ['3'], contractFilingFiles: [] },
    { projectId: 'planless', resolutionFiles: ['2'] },
  ] as unknown as Details;
  const projects = ['own', 'entrusted', 'planless', 'bare'].map((id) => ({ id }));
  expect(withoutEvidence(projects, details).map(({ id }) => id)).toEqual(['entrusted', 'planless', 'bare']);
});
