import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RowAction } from './Column';
import { RowActions, TightContext } from './RowActions';

const action = (key: string, yields?: boolean): RowAction => ({ key, label: key, yields, onClick: () => undefined });

function shown(actions: readonly RowAction[], tight: boolean): string[] {
  const { unmount } = render(
    <TightContext value={tight}>
      <RowActions actions={actions} tabIndex={0} />
    </TightContext>,
  );
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  unmount();
  return names;
}

describe('the actions of a row', () => {
  it('are buttons, up to three; of more, two are, and the rest is in the menu', () => {
    const three = [action('undo'), action('edit', true), action('remove', true)];
    expect(shown(three, false)).toEqual(['undo', 'edit', 'remove']);
    expect(shown([...three, action('copy', true)], false)).toEqual(['undo', 'edit', '更多操作']);
  });

  it('yield to the columns of a list that is wider than its box, but for those that are found nowhere else', () => {
    const own = [action('changes'), action('undo'), action('remove', true)];
    expect(shown(own, true)).toEqual(['changes', 'undo', '更多操作']);
    expect(shown([action('rule'), action('edit', true), action('remove', true)], true)).toEqual(['rule', '更多操作']);
  });

  it('stay where the menu would take as much room, and one always is a button', () => {
    expect(shown([action('edit', true), action('remove', true)], true)).toEqual(['edit', 'remove']);
    expect(shown([action('edit', true), action('copy', true), action('remove', true)], true)).toEqual([
      'edit',
      '更多操作',
    ]);
  });
});
