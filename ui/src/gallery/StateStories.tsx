import { text } from '@rdm/core/internal/kernel';
import {
  Amount,
  Button,
  CompletenessRing,
  EmptyState,
  ErrorState,
  ForbiddenState,
  ProgressBar,
  Skeleton,
} from '../components';
import { useText } from '../theme';
import { states } from './state-names';
import { Story, Variant } from './Story';

const labels = {
  page: text('内容的四种状态', 'The four states of content'),
  figures: text('数字与进度', 'Figures and progress'),
  none: text('2024年度还没有研发项目', 'There is no R&D project yet for 2024'),
  add: text('新增', 'Add'),
  template: text('下载导入模板', 'Download the import template'),
  failed: text('没有连上服务器', 'The server could not be reached'),
  kept: text('已录入的内容还在，请检查网络后重试', 'What you entered is still here: check the network and try again'),
  accountant: text('企业管理员王小明', 'Wang Xiaoming, your administrator'),
  forbidden: text('没有权限', 'No right'),
  negative: text('负数', 'Negative'),
  zero: text('零', 'Zero'),
  missing: text('缺', 'Missing'),
  total: text('合计', 'Total'),
  importing: text('导入 604 行', 'Importing 604 rows'),
};

export function StateStories() {
  const read = useText();
  const quarter = 'min-w-0 flex-1 basis-60';
  return (
    <>
      <Story title={labels.page}>
        <Variant name={states.empty} className={quarter}>
          <EmptyState
            title={labels.none}
            action={
              <>
                <Button>{read(labels.add)}</Button>
                <Button variant="text">{read(labels.template)}</Button>
              </>
            }
          />
        </Variant>
        <Variant name={states.loading} className={quarter}>
          <Skeleton lines={5} />
        </Variant>
        <Variant name={states.error} className={quarter}>
          <ErrorState title={labels.failed} hint={labels.kept} onRetry={() => undefined} />
        </Variant>
        <Variant name={labels.forbidden} className={quarter}>
          <ForbiddenState who={labels.accountant} />
        </Variant>
      </Story>
      <Story title={labels.figures}>
        <Variant name={states.usual}>
          <Amount value="1234567.8" />
        </Variant>
        <Variant name={labels.negative}>
          <Amount value="-1234.5" />
        </Variant>
        <Variant name={labels.zero}>
          <Amount value="0" />
        </Variant>
        <Variant name={labels.missing}>
          <Amount value={null} />
        </Variant>
        <Variant name={labels.total}>
          <Amount value="98765.43" strong />
        </Variant>
        <div className="w-60 max-w-full">
          <ProgressBar label={labels.importing} value={62} />
        </div>
        <div className="w-60 max-w-full">
          <ProgressBar label={labels.importing} tone="danger" value={31} />
        </div>
        <CompletenessRing percent={60} />
        <CompletenessRing percent={100} short />
      </Story>
    </>
  );
}
