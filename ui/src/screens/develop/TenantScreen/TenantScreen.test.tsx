import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tenant } from '@rdm/core/internal/access';
import type { TenantPort } from '@rdm/core/internal/platform';
import type { DevelopPort } from '@rdm/core/internal/develop';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import TenantScreen from './TenantScreen';

vi.setConfig({ testTimeout: 30_000 });

const datasource = vi.fn<TenantPort['datasource']>();
beforeEach(() => void datasource.mockReset());

function show(can: (permission: string) => boolean = () => true) {
  const port = memoryPort(tenant, [
    stored('1', { code: '100001', tenantName: '甲企业', datasourceId: null, accountNumber: -1, activate: 1 }),
  ]);
  const sources = [{ id: '7', name: '仓库库', driverClass: 'org.postgresql.Driver' }];
  const develop = { selectSources: async () => sources } as Partial<DevelopPort> as DevelopPort;
  const tenants = { datasource } as Partial<TenantPort> as TenantPort;
  const ports = memoryPorts([[tenant, port]], {}, { develop, tenants });
  return renderScreen(<TenantScreen />, ports, { at: '/system/tenant', can });
}

describe('a tenant', () => {
  test('is assigned a data source, and is told that its data stay where they are', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '数据源' }));
    const dialog = await screen.findByRole('dialog', { name: '数据源：甲企业' });
    expect(within(dialog).getByText(/RDM 仍将数据存放在自己的数据库中/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: '分配的数据源' }));
    await user.click(await screen.findByRole('option', { name: '仓库库' }));
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await screen.findByText('已登记“甲企业”的数据源')).toBeInTheDocument();
    expect(datasource).toHaveBeenCalledWith({ tenantId: '100001', datasourceId: '7' });
  });

  test('hears why it was not', async () => {
    const message = text('数据源不存在或已被删除，不能分配给租户', 'This data source does not exist');
    datasource.mockRejectedValueOnce(new Refusal({ ...faults.invalid(message), code: 403 }));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '数据源' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '保存' }));
    expect(await screen.findByText('数据源不存在或已被删除，不能分配给租户')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('is assigned nothing by those who may not', async () => {
    show((permission) => permission === 'tenant_view');
    expect(await screen.findByText('甲企业')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '数据源' })).not.toBeInTheDocument();
  });
});
