import { useState } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { Breadcrumb, Button, Dialog, Drawer, Pagination, Tabs, useConfirm, useToast } from '../components';
import { useText } from '../theme';
import { Story } from './Story';

const labels = {
  floating: text('浮层', 'Floating'),
  navigation: text('导航', 'Navigation'),
  dialog: text('对话框', 'Dialog'),
  drawer: text('抽屉', 'Drawer'),
  ask: text('删除 3 个项目', 'Delete 3 projects'),
  body: text('8 秒内可以撤销', 'It can be undone for 8 seconds'),
  verb: text('删除', 'Delete'),
  undo: text('撤销', 'Undo'),
  done: text('已删除 3 个项目', 'Deleted 3 projects'),
  failed: text('数据已被他人修改，请刷新后重试', 'Someone else changed the data: refresh and try again'),
  success: text('成功提示', 'Success toast'),
  error: text('错误提示', 'Error toast'),
  content: text('内容', 'Content'),
  close: text('关闭', 'Close'),
  basics: text('项目立项', 'Approval'),
  budget: text('项目预算', 'Budget'),
  people: text('项目成员', 'Members'),
  year: text('2024年度', 'Year 2024'),
  ledger: text('研发支出辅助账', 'R&D ledger'),
};

export function OverlayStories() {
  const read = useText();
  const confirm = useConfirm();
  const toast = useToast();
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const [page, setPage] = useState({ page: 3, size: 10 });
  const close = () => setOpen(null);
  const ask = async () => {
    if (!(await confirm({ title: labels.ask, body: labels.body, verb: labels.verb, danger: true }))) return;
    toast.success(labels.done, { label: labels.undo, onClick: () => undefined });
  };
  const footer = <Button onClick={close}>{read(labels.close)}</Button>;
  return (
    <>
      <Story title={labels.floating}>
        <Button onClick={() => setOpen('dialog')}>{read(labels.dialog)}</Button>
        <Button onClick={() => setOpen('drawer')}>{read(labels.drawer)}</Button>
        <Button onClick={() => void ask()}>{read(labels.ask)}</Button>
        <Button onClick={() => toast.success(labels.done)}>{read(labels.success)}</Button>
        <Button onClick={() => toast.error(labels.failed)}>{read(labels.error)}</Button>
        <Dialog open={open === 'dialog'} onClose={close} title={labels.dialog} footer={footer}>
          <p>{read(labels.body)}</p>
        </Dialog>
        <Drawer open={open === 'drawer'} onClose={close} title={labels.drawer} footer={footer}>
          <p>{read(labels.body)}</p>
        </Drawer>
      </Story>
      <Story title={labels.navigation} wide>
        <Breadcrumb
          crumbs={[
            { key: 'year', label: labels.year, onClick: () => undefined },
            { key: 'ledger', label: labels.ledger },
          ]}
        />
        <Tabs
          label={labels.navigation}
          tabs={[
            { key: 'basics', label: labels.basics, content: read(labels.content) },
            { key: 'budget', label: labels.budget, content: read(labels.content) },
            { key: 'people', label: labels.people, content: read(labels.content), disabled: true },
          ]}
        />
        <Pagination total={604} {...page} onChange={(next, size) => setPage({ page: next, size })} />
      </Story>
    </>
  );
}
