import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenStack, Stack } from '../../setup/stacks';
import { contractsCases } from './contracts.cases';
import { Enterprise } from './enterprise';
import { sourcesCases } from './sources.cases';
import { tidyCases } from './tidy.cases';

/** Founds the enterprise of a case. */
export type FoundedEnterprise = () => Promise<Enterprise>;

/** A real enterprise's year: each case a small enterprise whose figures are reckoned by hand beside it. */
const chapters: Readonly<Record<string, (founded: FoundedEnterprise) => void>> = {
  'a tidy year': tidyCases,
  'sources and closings': sourcesCases,
  'contracts and shared cost': contractsCases,
};

export function caseBook(stack: Stack): void {
  describe(`the case book, ${stack.name}`, () => {
    let open: OpenStack;
    let cases = 0;
    beforeAll(async () => {
      open = await stack.open({ tenants: [] });
    });
    afterAll(() => open.stop());

    for (const [title, chapter] of Object.entries(chapters)) {
      describe(title, () => chapter(() => Enterprise.founded(open, String(200_001 + cases++))));
    }
  });
}
