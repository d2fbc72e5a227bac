import { functionEnable, type MenuNode } from '@rdm/core/internal/access';
import { project } from '@rdm/core/internal/project';
import { describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const codesIn = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ code, children = [] }) => [code, ...codesIn(children)]);

/** Modules an enterprise does without. docs/product.md, Modules in use */
export function modulesContract(stack: () => OpenStack, [code, other]: readonly [string, string]): void {
  describe('modules', () => {
    it('are in use until the administrator switches them off; their records stay, and other enterprises keep them', async () => {
      const admin = await stack().signIn('admin', code);
      const finance = await stack().signIn('finance', code);
      const shown = async () => codesIn(await finance.session.routes());
      const pressed = async () => codesIn(await finance.session.buttons());
      expect(await shown()).toEqual(expect.arrayContaining(['rdmfinance', 'financialaccount', 'rdmproject']));
      expect(await pressed()).toContain('financialaccount_view');

      await admin.resource(functionEnable).submit({ code: 'rdmfinance', enabled: '1' });
      expect(await shown()).toEqual(expect.arrayContaining(['rdmproject', 'project']));
      for (const hidden of ['rdmfinance', 'financialaccount', 'costsource'])
        expect(await shown()).not.toContain(hidden);
      expect(await pressed()).not.toContain('financialaccount_view');
      expect(await pressed()).toContain('project_view');
      const neighbour = await stack().signIn('finance', other);
      expect(codesIn(await neighbour.session.routes())).toContain('rdmfinance');
      // Whoever works with another module still finds what it refers to.
      expect((await finance.resource(project).list({})).total).toBeGreaterThanOrEqual(0);

      const asked = await finance.resource(functionEnable).detail({ by: { code: 'rdmfinance' } });
      expect(asked).toMatchObject({ code: 'rdmfinance', enabled: '1' });
      const { records } = await finance.resource(functionEnable).list({ size: -1 });
      expect(records.map((each) => [each.code, each.enabled])).toEqual([['rdmfinance', '1']]);

      await admin.resource(functionEnable).submit({ code: 'rdmfinance', enabled: '2' });
      expect(await shown()).toContain('financialaccount');
    });

    it('are switched by the administrator only, and only those there are', async () => {
      const finance = await stack().signIn('finance', code);
      const admin = await stack().signIn('admin', code);
      const submit = (ports: typeof admin, module: string) =>
        ports.resource(functionEnable).submit({ code: module, enabled: '1' });
      await expect(submit(finance, 'rdmfinance')).rejects.toMatchObject(refusal(403));
      for (const module of ['system', 'project', 'nothing']) {
        await expect(submit(admin, module)).rejects.toMatchObject(refusal(400));
      }
    });
  });
}
