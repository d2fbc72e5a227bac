import { resources, type Ports } from '@rdm/core/internal/application';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import type { ResourceCall } from '@rdm/core/internal/records';
import { personnel } from '@rdm/core/internal/project';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';
import { refusal } from './ports/refusal';

let memory: MemoryApplication;
beforeAll(async () => {
  memory = await openMemoryApplication();
});
afterAll(() => memory.stop());

/** The ports of a finance clerk who holds these permissions and no others. */
async function holding(...permissions: string[]): Promise<Ports> {
  const answer = await memory.anyone().session.token({
    tenantId: '100001',
    username: 'finance',
    password: 'finance',
  });
  const { caller, ...visitor } = await memory.visitor(answer.accessToken);
  return memory.application.for({ ...visitor, caller: { ...caller!, permissions: new Set(permissions) } });
}

describe('every call', () => {
  const file = { file: new Uint8Array(), fileName: 'a.xlsx' };
  const calls = {
    list: (of) => of.list({}),
    detail: (of) => of.detail({ id: '1' }),
    submit: (of) => of.submit({ code: 'x' }),
    history: (of) => of.history({ id: '1' }),
    remove: (of) => of.remove({ ids: ['1'] }),
    restore: (of) => of.restore({ ids: ['1'] }),
    tree: (of) => of.tree(),
    import: (of) => of.import(file),
    marked: (of) => of.marked(file),
    template: (of) => of.template(),
    export: (of) => of.export({}),
  } satisfies Record<ResourceCall, (of: ReturnType<Ports['resource']>) => Promise<unknown>>;

  it('needs a session and its permission, or is not offered at all', async () => {
    const powerless = await holding();
    for (const resource of resources) {
      for (const [name, call] of Object.entries(calls)) {
        const offered = (resource.calls as readonly string[]).includes(name);
        const of = `${name} of ${resource.name}`;
        await expect(call(memory.anyone().resource(resource)), of).rejects.toMatchObject(refusal(offered ? 401 : 404));
        if (name === 'tree' && resource.treeForAll) continue;
        await expect(call(powerless.resource(resource)), of).rejects.toMatchObject(refusal(offered ? 403 : 404));
      }
    }
  });

  it('that submits without an id needs the right to what it turns out to do', async () => {
    const finance = await memory.signIn('finance');
    await finance.resource(enterpriseYear).submit({ year: '2023', enterpriseKinds: ['techSme'] });
    const adder = await holding('enterpriseyear_add');
    await expect(adder.resource(enterpriseYear).submit({ year: '2023' })).rejects.toMatchObject(refusal(403));
    expect(await adder.resource(enterpriseYear).submit({ year: '2022' })).toMatchObject({ version: 1 });
  });

  it('takes ids as texts only', async () => {
    const finance = await memory.signIn('finance');
    await expect(finance.resource(personnel).submit({ id: 123, code: 'x' })).rejects.toMatchObject(refusal(400));
  });
});
