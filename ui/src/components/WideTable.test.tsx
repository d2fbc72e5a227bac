import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '@rdm/core/internal/kernel';
import { WideTable } from './WideTable';

test('a wide table has a name, and is scrolled by keyboard', () => {
  render(
    <WideTable label={text('指标', 'Figures')}>
      <tbody>
        <tr>
          <td>1</td>
        </tr>
      </tbody>
    </WideTable>,
  );
  expect(screen.getByRole('table', { name: '指标' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: '指标' })).toHaveAttribute('tabindex', '0');
});
