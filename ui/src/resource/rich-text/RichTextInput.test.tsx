import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { text } from '@rdm/core/internal/kernel';
import { sanitizeHtmlCleaner } from '../../../../adapters/blade-server/src/driven/sanitize-html-cleaner';
import { RichTextInput } from './RichTextInput';

function Form({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <RichTextInput label={text('通知内容', 'Content')} value={value} onChange={setValue} maxLength={100} />
      <output aria-label="written">{value}</output>
      <button type="button" onClick={() => setValue('<p>草稿</p>')}>
        恢复草稿
      </button>
    </>
  );
}

function show(initial = '<p>今晚维护</p>') {
  render(<Form initial={initial} />);
  return { user: userEvent.setup(), box: () => screen.getByRole('textbox', { name: '通知内容' }) };
}
const written = () => screen.getByLabelText('written').textContent;
const command = (name: RegExp) => screen.getByRole('button', { name });

describe('a written text', () => {
  it('is opened as it is stored: nothing is changed before somebody writes', () => {
    const { box } = show('今晚维护');
    expect(box()).toHaveTextContent('今晚维护');
    expect(box()).toHaveAttribute('aria-multiline', 'true');
    expect(written()).toBe('今晚维护');
    expect(command(/^撤销/)).toBeDisabled();
  });

  it.each([
    [/^标题 2/, '<h2>今晚维护</h2>'],
    [/^项目符号/, '<ul><li><p>今晚维护</p></li></ul>'],
    [/^编号/, '<ol><li><p>今晚维护</p></li></ol>'],
    [/^引用/, '<blockquote><p>今晚维护</p></blockquote>'],
  ])('the button %s turns a line into %s, and undo takes it back', async (name, html) => {
    const { user } = show();
    await user.click(command(name));
    expect(written()).toBe(html);
    expect(await sanitizeHtmlCleaner.clean(written())).toBe(html);
    expect(command(name)).toHaveAttribute('aria-pressed', 'true');
    await user.click(command(/^撤销/));
    expect(written()).toBe('<p>今晚维护</p>');
    await user.click(command(/^重做/));
    expect(written()).toBe(html);
  });

  it('a button says its shortcut, and whether what is typed next will be so', async () => {
    const { user } = show();
    const bold = screen.getByRole('button', { name: '加粗（Ctrl+B）' });
    expect(bold).toHaveAttribute('aria-pressed', 'false');
    await user.click(bold);
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
  });

  it('a link leads where the server lets it lead, and nowhere else', async () => {
    const { user } = show('');
    await user.click(command(/^链接$/));
    const address = screen.getByRole('textbox', { name: '链接地址' });
    await user.type(address, 'javascript:alert(1){Enter}');
    expect(screen.getByText(/请输入网址/)).toBeInTheDocument();
    expect(written()).toBe('');
    await user.clear(address);
    await user.type(address, 'rdm.example/help{Enter}');
    expect(written()).toBe('<p><a href="https://rdm.example/help">rdm.example/help</a></p>');
    expect(screen.queryByRole('textbox', { name: '链接地址' })).toBeNull();
    await user.click(command(/^取消链接$/));
    expect(written()).toBe('<p>rdm.example/help</p>');
  });

  it('Escape leaves the address, not what stands around it', async () => {
    let left = false;
    const { user } = show();
    document.addEventListener('keydown', () => (left = true), { once: true });
    await user.click(command(/^链接$/));
    await user.type(screen.getByRole('textbox', { name: '链接地址' }), '{Escape}');
    expect(screen.queryByRole('textbox', { name: '链接地址' })).toBeNull();
    expect(left).toBe(false);
  });

  it('follows what is set from outside', async () => {
    const { user, box } = show();
    await user.click(screen.getByRole('button', { name: '恢复草稿' }));
    await waitFor(() => expect(box()).toHaveTextContent('草稿'));
    expect(written()).toBe('<p>草稿</p>');
  });

  it('with a table is changed as it is written: the editor would lose it', async () => {
    const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';
    show(table);
    expect(screen.getByText(/请直接修改 HTML/)).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue(table);
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});
