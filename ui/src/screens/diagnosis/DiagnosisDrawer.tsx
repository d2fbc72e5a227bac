import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { diagnosisFinding, diagnosisStates } from '@rdm/core/internal/diagnosis';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { Badge, Button, Drawer, ErrorState, Skeleton, Tabs } from '../../components';
import { StoredFileLinks } from '../../resource/files/StoredFileLinks';
import { useResourceServices } from '../../resource/use-resource-services';
import { useSaving } from '../../resource/use-saving';
import { useText } from '../../theme';
import { DiagnosisViewModel } from './DiagnosisViewModel';
import { ExpertForm } from './ExpertForm';
import { FindingList } from './FindingList';
import { FrozenYearView } from './FrozenYearView';

const labels = {
  title: text('{year} 年度第 {round} 轮诊断', 'Diagnosis of {year}, round {round}'),
  loading: text('专家诊断', 'Diagnosis'),
  parts: text('诊断内容', 'Parts of the diagnosis'),
  opinion: text('诊断意见', 'Opinion'),
  data: text('诊断数据', 'Data'),
  question: text('诊断需求', 'What is asked'),
  contact: text('联系人', 'Contact'),
  papers: text('企业资料', 'Papers of the enterprise'),
  conclusion: text('总体结论', 'Conclusion'),
  reports: text('专家附件', 'Papers of the expert'),
  noData: text('提交诊断时自动取得该年度的数据。', 'The data of the year are taken when the expert is asked.'),
  save: text('暂存', 'Save for now'),
  publish: text('发布诊断', 'Publish'),
  publishTitle: text('发布诊断意见？', 'Publish the diagnosis?'),
  publishBody: text(
    '发布后不能修改，诊断发现成为企业的整改事项。',
    'It cannot be changed afterwards; the findings become to-dos of the enterprise.',
  ),
  kept: text('已暂存', 'Kept'),
  published: text('诊断已发布', 'The diagnosis is published'),
  leaveTitle: text('放弃未保存的诊断意见？', 'Discard what is not saved?'),
  leaveBody: text('未保存的内容会丢失。', 'What was typed is lost.'),
  leave: text('放弃', 'Discard'),
};

export interface DiagnosisDrawerProps {
  id: string;
  /** The expert writes; else it is read. */
  writes: boolean;
  onChanged: () => void;
  onClose: () => void;
}

/** A diagnosis: what was asked, the data of then, and what the expert found, read or written. */
export const DiagnosisDrawer = observer(function DiagnosisDrawer(props: DiagnosisDrawerProps) {
  const { id, writes, onChanged, onClose } = props;
  const read = useText();
  const services = useResourceServices();
  const [model] = useState(() => new DiagnosisViewModel(services, id));
  useEffect(() => void model.load(), [model]);
  const saved = (said: Text) => () => {
    services.toast.success(said);
    onChanged();
    onClose();
  };
  const keeping = useSaving(() => model.save(false), saved(labels.kept));
  const publishing = useSaving(() => model.save(true), saved(labels.published));
  const busy = keeping.saving || publishing.saving;
  const refused = keeping.refused ?? publishing.refused;
  const { shown } = model;
  const leave = async () => {
    const { leaveTitle: title, leaveBody: body, leave: verb } = labels;
    if (writes && model.isChanged && !(await services.confirm({ title, body, verb, danger: true }))) return;
    onClose();
  };
  const publish = async () => {
    const { publishTitle: title, publishBody: body, publish: verb } = labels;
    if (await services.confirm({ title, body, verb })) await publishing.save();
  };
  return (
    <Drawer
      open
      size="large"
      title={shown ? fill(labels.title, { year: shown.year, round: shown.round }) : labels.loading}
      extra={shown && <Badge tone="accent">{read(diagnosisStates[shown.state])}</Badge>}
      onClose={() => void leave()}
      footer={
        writes &&
        shown && (
          <>
            <Button disabled={!model.isComplete || busy} loading={keeping.saving} onClick={() => void keeping.save()}>
              {read(labels.save)}
            </Button>
            <Button
              variant="primary"
              disabled={!model.isComplete || busy}
              loading={publishing.saving}
              onClick={() => void publish()}
            >
              {read(labels.publish)}
            </Button>
          </>
        )
      }
    >
      {model.fault && <ErrorState title={model.fault.message} onRetry={() => void model.load()} />}
      {!shown && !model.fault && <Skeleton lines={8} />}
      {shown && (
        <div className="space-y-4">
          <Said title={labels.question} words={shown.question} />
          {shown.contact && <Said title={labels.contact} words={shown.contact} />}
          {shown.attachments.length > 0 && (
            <Said title={labels.papers}>
              <StoredFileLinks ids={shown.attachments} />
            </Said>
          )}
          {refused && (
            <p role="alert" className="text-danger-text">
              {read(refused)}
            </p>
          )}
          <Tabs
            label={labels.parts}
            tabs={[
              {
                key: 'opinion',
                label: labels.opinion,
                stays: true,
                content: (
                  <div className="space-y-4 pt-3">
                    {writes ? (
                      <ExpertForm model={model} />
                    ) : (
                      <>
                        {shown.conclusion && <Said title={labels.conclusion} words={shown.conclusion} />}
                        <FindingList
                          model={model}
                          today={services.today}
                          settles={
                            services.can(diagnosisFinding.permissions.edit) &&
                            ['diagnosed', 'closed'].includes(shown.state)
                          }
                          onChanged={onChanged}
                        />
                        {shown.reportFiles.length > 0 && (
                          <Said title={labels.reports}>
                            <StoredFileLinks ids={shown.reportFiles} />
                          </Said>
                        )}
                      </>
                    )}
                  </div>
                ),
              },
              {
                key: 'data',
                label: labels.data,
                content: (
                  <div className="pt-3">
                    {shown.data ? (
                      <FrozenYearView data={shown.data} takenAt={shown.takenAt ?? ''} />
                    ) : (
                      <p className="text-dim">{read(labels.noData)}</p>
                    )}
                  </div>
                ),
              },
            ]}
          />
        </div>
      )}
    </Drawer>
  );
});

interface SaidProps {
  title: Text;
  words?: string;
  children?: React.ReactNode;
}

function Said({ title, words, children }: SaidProps) {
  const read = useText();
  return (
    <section aria-label={read(title)}>
      <h3 className="text-dim">{read(title)}</h3>
      {words !== undefined && <p className="whitespace-pre-line">{words}</p>}
      {children}
    </section>
  );
}
