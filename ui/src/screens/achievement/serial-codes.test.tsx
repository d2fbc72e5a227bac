import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { achievementConversion, highTechProduct, type AchievementPort } from '@rdm/core/internal/achievement';
import { renderScreen } from '../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../resource/testing/memory-ports';
import ConversionScreen from './ConversionScreen/ConversionScreen';
import ProductScreen from './ProductScreen/ProductScreen';

vi.setConfig({ testTimeout: 20_000 });

const document = { name: '汇总表.xlsx', type: 'application/octet-stream', bytes: new Uint8Array([1]) };

describe('registers with serial codes', () => {
  test('a new product starts with the next code, and its field of technology is chosen level by level', async () => {
    const product = memoryPort(highTechProduct);
    const achievements = { productCode: async () => 'PS08' } as unknown as AchievementPort;
    const dictionaries = {
      high_tech_product_domain: { 1: '电子信息', '1.1': '软件', 3: '先进制造', '3.4': '工艺与装备' },
    };
    const { user } = renderScreen(
      <ProductScreen resource={highTechProduct} />,
      memoryPorts([[highTechProduct, product]], dictionaries, { achievements }),
    );
    await user.click((await screen.findAllByRole('button', { name: '新增' }))[0]!);
    const form = within(await screen.findByRole('dialog'));
    expect(await form.findByDisplayValue('PS08')).toBeInTheDocument();
    await user.click(await form.findByRole('button', { name: /第1级/ }));
    expect(screen.queryByRole('option', { name: '软件' })).toBeNull();
    await user.click(await screen.findByRole('option', { name: '先进制造' }));
    await user.click(await form.findByRole('button', { name: /第2级/ }));
    expect(screen.queryByRole('option', { name: '软件' })).toBeNull();
    await user.click(await screen.findByRole('option', { name: '工艺与装备' }));
    expect(form.getByRole('button', { name: /第2级/ })).toHaveTextContent('工艺与装备');
  });

  test('a new conversion has the next code, which cannot be typed over, and the papers of its years', async () => {
    const conversion = memoryPort(achievementConversion, [stored('1', { code: 'CG01', name: '某成果', year: '2024' })]);
    const exportSummary = vi.fn<AchievementPort['exportSummary']>(async () => document);
    const achievements = { achievementCode: async () => 'CG02', exportSummary } as unknown as AchievementPort;
    const { user } = renderScreen(
      <ConversionScreen resource={achievementConversion} />,
      memoryPorts([[achievementConversion, conversion]], {}, { achievements }),
    );
    await user.click(await screen.findByRole('button', { name: '导出汇总表' }));
    expect(exportSummary).toHaveBeenCalledWith({ year: expect.stringMatching(/^\d{4}$/) as string });
    await user.click((await screen.findAllByRole('button', { name: '新增' }))[0]!);
    const form = within(await screen.findByRole('dialog'));
    expect(await form.findByText('CG02')).toBeInTheDocument();
    expect(form.queryByDisplayValue('CG02')).toBeNull();
  });
});
