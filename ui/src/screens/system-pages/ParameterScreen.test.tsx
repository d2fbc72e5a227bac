import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parameter } from '@rdm/core/internal/system';
import { renderScreen } from '../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../resource/testing/memory-ports';
import { LanguageProvider } from '../../theme';
import ParameterScreen from './ParameterScreen';

test('names the product’s parameters in English, and leaves a name that somebody gave', async () => {
  const rows = [
    stored('1', { paramKey: 'log.days', paramName: '日志保留天数', paramValue: '180' }),
    stored('2', { paramKey: 'account.failCount', paramName: '登录失败几次锁定', paramValue: '5' }),
  ];
  renderScreen(
    <LanguageProvider language="en" onChange={() => undefined}>
      <ParameterScreen resource={parameter} />
    </LanguageProvider>,
    memoryPorts([[parameter, memoryPort(parameter, rows)]]),
  );
  expect(await screen.findByText('Days that logs are kept')).toBeInTheDocument();
  expect(screen.getByText('登录失败几次锁定')).toBeInTheDocument();
});
