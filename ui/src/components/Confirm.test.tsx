import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ConfirmProvider, useConfirm } from './Confirm';

function Asker() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    const yes = await confirm({ title: '删除 3 个项目', body: '可在 8 秒内撤销', verb: '删除', danger: true });
    setAnswer(yes ? '已删除' : '已保留');
  };
  return (
    <>
      <button onClick={() => void ask()}>开始</button>
      <output>{answer}</output>
    </>
  );
}

async function open() {
  render(
    <ConfirmProvider>
      <Asker />
    </ConfirmProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '开始' }));
  return screen.findByRole('alertdialog', { name: '删除 3 个项目' });
}

it('names what happens and answers yes to the verb', async () => {
  expect(await open()).toHaveTextContent('可在 8 秒内撤销');
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('已删除')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('starts a destructive question on 取消', async () => {
  await open();
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
});

it('stays open for the second click of two, which is no answer', async () => {
  render(
    <ConfirmProvider>
      <Asker />
    </ConfirmProvider>,
  );
  await userEvent.dblClick(screen.getByText('开始'));
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  await userEvent.click(document.body);
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});

it('answers no to Escape', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('已保留')).toBeInTheDocument();
});
