import Ellipsis from 'lucide:ellipsis';
import Pencil from 'lucide:pencil';
import Plus from 'lucide:plus';
import RefreshCw from 'lucide:refresh-cw';
import Trash2 from 'lucide:trash-2';
import { text } from '@rdm/core/internal/kernel';
import { Badge, Button, IconButton, Menu, Tooltip, type Tone } from '../components';
import { useText } from '../theme';
import { states } from './state-names';
import { Story, Variant } from './Story';

const labels = {
  button: text('按钮', 'Button'),
  icon: text('图标按钮', 'Icon button'),
  menu: text('菜单', 'Menu'),
  badge: text('状态', 'Badge'),
  small: text('小', 'Small'),
  withIcon: text('带图标', 'With icon'),
  pressed: text('按下', 'Pressed'),
  add: text('新增', 'Add'),
  save: text('保存', 'Save'),
  export: text('导出', 'Export'),
  remove: text('删除', 'Delete'),
  edit: text('编辑', 'Edit'),
  refresh: text('刷新', 'Refresh'),
  more: text('更多操作', 'More actions'),
  compact: text('紧凑显示', 'Compact rows'),
  tooltip: text('悬停或聚焦时的提示', 'Hint on hover and focus'),
};

const variants = ['primary', 'secondary', 'text', 'danger'] as const;

const tones: readonly { readonly tone: Tone; readonly label: ReturnType<typeof text> }[] = [
  { tone: 'neutral', label: text('草稿', 'Draft') },
  { tone: 'accent', label: text('进行中', 'Under way') },
  { tone: 'success', label: text('已提交', 'Submitted') },
  { tone: 'warning', label: text('待补充', 'To complete') },
  { tone: 'danger', label: text('已退回', 'Sent back') },
];

const nothing = () => undefined;

export function ActionStories() {
  const read = useText();
  return (
    <>
      <Story title={labels.button} wide>
        {variants.map((variant) => (
          <Variant key={variant} name={variant}>
            <div className="flex flex-wrap items-center gap-2">
              <Button variant={variant}>{read(variant === 'danger' ? labels.remove : labels.save)}</Button>
              <Button variant={variant} icon={<Plus aria-hidden size={16} />}>
                {read(labels.add)}
              </Button>
              <Button variant={variant} size="small">
                {read(labels.small)}
              </Button>
              <Button variant={variant} loading>
                {read(states.loading)}
              </Button>
              <Button variant={variant} disabled>
                {read(states.disabled)}
              </Button>
            </div>
          </Variant>
        ))}
      </Story>
      <Story title={labels.icon}>
        <Variant name={states.usual}>
          <IconButton label={labels.refresh} icon={<RefreshCw aria-hidden size={16} />} />
        </Variant>
        <Variant name={labels.pressed}>
          <IconButton label={labels.compact} icon={<Pencil aria-hidden size={16} />} pressed />
        </Variant>
        <Variant name={states.disabled}>
          <IconButton label={labels.remove} icon={<Trash2 aria-hidden size={16} />} disabled />
        </Variant>
        <Variant name={labels.menu}>
          <Menu
            label={labels.more}
            button={<Ellipsis aria-hidden size={16} />}
            entries={[
              { key: 'edit', label: labels.edit, onClick: nothing },
              { key: 'export', label: labels.export, onClick: nothing, disabled: true },
              { key: 'remove', label: labels.remove, onClick: nothing, danger: true, apart: true },
            ]}
          />
        </Variant>
        <Variant name="Tooltip">
          <Tooltip text={labels.tooltip} describes>
            <Button>{read(labels.save)}</Button>
          </Tooltip>
        </Variant>
      </Story>
      <Story title={labels.badge}>
        {tones.map(({ tone, label }) => (
          <Variant key={tone} name={tone}>
            <Badge tone={tone}>{read(label)}</Badge>
          </Variant>
        ))}
      </Story>
    </>
  );
}
