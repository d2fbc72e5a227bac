import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { defaultReportYear } from '@rdm/core/calendar';
import { text, type Text } from '@rdm/core/internal/kernel';
import { projectDetail } from '@rdm/core/internal/project';
import { Button, Combobox, Drawer, EmptyState, ErrorState, Field, Input, Skeleton, YearInput } from '../../components';
import { searchReferences } from '../../resource/reference-options';
import { useResourceServices } from '../../resource/use-resource-services';
import { useText } from '../../theme';
import { AssistantViewModel, type AssistantTask } from './AssistantViewModel';
import { FindingList } from './FindingList';

/** The labels of the helpers, on their buttons and in their drawers. */
export const assistantLabels: Readonly<Record<AssistantTask, Text>> = {
  proposal: text('AI完善立项书', 'AI: complete the proposal'),
  costs: text('AI研发费用核查', 'AI: check R&D costs'),
  policies: text('AI政策检索', 'AI: look up policies'),
};

const labels = {
  project: text('研发项目', 'Project'),
  year: text('年度', 'Year'),
  words: text('关键词', 'Key words'),
  wordsHint: text('如：制造业 2022；留空显示全部', 'Such as: manufacturing 2022; empty shows all'),
  verbs: {
    proposal: text('检查立项书', 'Check the proposal'),
    costs: text('核查费用', 'Check the costs'),
    policies: text('检索', 'Look up'),
  },
  nothing: {
    proposal: text('立项书要素齐全', 'The proposal has all it needs'),
    costs: text('未发现异常', 'Nothing looks wrong'),
    policies: text('没有包含这些词的政策，请换个说法', 'No policy holds these words: try others'),
  },
  scan: text('打开风险扫描，逐项说明和处理', 'Open the risk scan, to explain and settle each finding'),
  prose: text(
    '以下文字由语言模型生成，仅供参考，请核对',
    'Written by a language model: check it before you rely on it',
  ),
};

/** One of the three AI helpers. It is read-only: it reports what it finds. */
export const AssistantDrawer = observer(function AssistantDrawer(props: { task: AssistantTask; onClose: () => void }) {
  const { task, onClose } = props;
  const read = useText();
  const services = useResourceServices();
  const [assistant] = useState(
    () => new AssistantViewModel(task, services.ports.assistant, String(defaultReportYear(services.today))),
  );
  const { answer, fault, asking, open } = assistant;
  return (
    <Drawer open size="medium" title={assistantLabels[task]} onClose={onClose}>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void assistant.ask();
        }}
      >
        <div className="min-w-60 flex-1">
          {task === 'proposal' && (
            <Field label={labels.project}>
              <Combobox
                value={assistant.project}
                onChange={(option) => assistant.setProject(option ?? null)}
                search={(query) => searchReferences(services, projectDetail.fields.projectId, {}, query)}
              />
            </Field>
          )}
          {task === 'costs' && (
            <Field label={labels.year}>
              <YearInput value={assistant.year} onChange={(year) => assistant.setYear(year)} />
            </Field>
          )}
          {task === 'policies' && (
            <Field label={labels.words}>
              <Input
                value={assistant.words}
                onChange={(words) => assistant.setWords(words)}
                placeholder={read(labels.wordsHint)}
                maxLength={200}
              />
            </Field>
          )}
        </div>
        <Button type="submit" variant="primary" loading={asking} disabled={!assistant.isReady}>
          {read(labels.verbs[task])}
        </Button>
      </form>
      {task === 'costs' && services.can('riskexplanation_view') && (
        <p className="mt-2">
          <Link
            to={`/rdm/risk-scan?year=${assistant.year}`}
            onClick={onClose}
            className="text-accent-text hover:underline"
          >
            {read(labels.scan)}
          </Link>
        </p>
      )}
      <div className="mt-4 space-y-4" aria-live="polite">
        {asking && <Skeleton lines={6} />}
        {!asking && fault && <ErrorState title={fault.message} onRetry={() => void assistant.ask()} />}
        {!asking && answer && open.length === 0 && <EmptyState title={labels.nothing[task]} />}
        {!asking && answer && (
          <>
            {answer.prose !== '' && (
              <section className="rounded-md border border-line bg-accent-soft p-3">
                <p className="text-hint text-dim">{read(labels.prose)}</p>
                <p className="mt-1 whitespace-pre-wrap">{answer.prose}</p>
              </section>
            )}
            <FindingList
              findings={[...open, ...assistant.met]}
              onFollow={onClose}
              resourceNamed={services.resourceNamed}
            />
          </>
        )}
      </div>
    </Drawer>
  );
});
