import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { text } from '@rdm/core/internal/kernel';
import { LanguageProvider, useLanguage, useText } from './language';
import { applyAccent, applyTheme } from './themes';

const project = text('项目', 'Project');

function Word() {
  const read = useText();
  const { setLanguage } = useLanguage();
  return <button onClick={() => setLanguage('en')}>{read(project)}</button>;
}

afterEach(() => document.documentElement.removeAttribute('lang'));

it('starts in Chinese, changes, and says so on the document', async () => {
  render(
    <LanguageProvider>
      <Word />
    </LanguageProvider>,
  );
  expect(document.documentElement.lang).toBe('zh-CN');
  await userEvent.click(screen.getByRole('button', { name: '项目' }));
  expect(screen.getByRole('button', { name: 'Project' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('en');
});

it('puts themes and accents on the document, falling back for an unknown theme', () => {
  const root = document.createElement('div');
  applyTheme('theme-dark', root);
  expect(root.dataset['theme']).toBe('theme-dark');
  applyTheme('gone', root);
  expect(root.dataset['theme']).toBe('theme-hey');
  applyAccent('#13ce66', root);
  expect(root.style.getPropertyValue('--accent')).toBe('#13ce66');
  applyAccent(undefined, root);
  expect(root.style.getPropertyValue('--accent')).toBe('');
});
