import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { DIAGNOSE, diagnosisRecord, type DiagnosisState } from '@rdm/core/internal/diagnosis';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import type { RowAction } from '../../components';
import { download } from '../../resource/download';
import { faultOf } from '../../resource/fault-of';
import ResourceScreen from '../../resource/ResourceScreen';
import { useResourceServices } from '../../resource/use-resource-services';
import { AnewDialog } from './AnewDialog';
import { DiagnosisDrawer } from './DiagnosisDrawer';

const labels = {
  look: text('查看诊断', 'View the diagnosis'),
  diagnose: text('诊断', 'Diagnose'),
  submit: text('提交诊断', 'Submit to the expert'),
  submitTitle: text('提交给专家诊断？', 'Submit to the expert?'),
  submitBody: text(
    '提交时保存该年度当前的数据供专家查看；专家开始前可以撤回。',
    'The data of the year as they are now are kept for the expert; until he begins it can be taken back.',
  ),
  submitted: text('已提交诊断', 'Submitted to the expert'),
  revoke: text('撤回', 'Take back'),
  revokeTitle: text('撤回诊断？', 'Take the diagnosis back?'),
  revokeBody: text('撤回后可修改并重新提交。', 'It can be changed and asked for again.'),
  revoked: text('已撤回', 'Taken back'),
  anew: text('重新诊断', 'New round of diagnosis'),
  close: text('关闭', 'Close'),
  closeTitle: text('关闭诊断？', 'Close the diagnosis?'),
  closeBody: text('未完成的整改事项仍可处理。', 'Findings that are not done can still be settled.'),
  closed: text('已关闭', 'Closed'),
  print: text('打印报告', 'Print'),
};

type Opened =
  | { readonly kind: 'drawer'; readonly id: string; readonly writes: boolean; readonly reload: () => void }
  | { readonly kind: 'anew'; readonly id: string; readonly question: string; readonly reload: () => void };

/** Diagnoses, with the steps each can take: the enterprise asks, the expert answers. */
const DiagnosisScreen = observer(function DiagnosisScreen() {
  const services = useResourceServices();
  const { ports, can, confirm, toast } = services;
  const [opened, setOpened] = useState<Opened | null>(null);
  const { add, edit, export: printing } = diagnosisRecord.permissions;
  const step = async (
    asked: { readonly title: Text; readonly body: Text; readonly verb: Text },
    done: Text,
    work: () => Promise<unknown>,
    reload: () => void,
  ) => {
    if (!(await confirm(asked))) return;
    try {
      await work();
      toast.success(done);
    } catch (error) {
      toast.refused(faultOf(error));
    }
    reload();
  };
  const print = async (id: string) => {
    try {
      download(await ports.diagnosis.print({ id }));
    } catch (error) {
      toast.refused(faultOf(error));
    }
  };
  const rowActions = ({ id, state: now, question }: StoredRecord, reload: () => void): readonly RowAction[] => {
    const state = now as DiagnosisState;
    const isOneOf = (...states: readonly DiagnosisState[]) => states.includes(state);
    const offered: readonly (RowAction | false)[] = [
      {
        ...{ key: 'look', label: labels.look },
        onClick: () => setOpened({ kind: 'drawer', id, writes: false, reload }),
      },
      can(DIAGNOSE) &&
        isOneOf('submitted', 'diagnosing') && {
          ...{ key: 'diagnose', label: labels.diagnose },
          onClick: () => setOpened({ kind: 'drawer', id, writes: true, reload }),
        },
      can(add) &&
        isOneOf('draft', 'revoked') && {
          ...{ key: 'submit', label: labels.submit },
          onClick: () =>
            void step(
              { title: labels.submitTitle, body: labels.submitBody, verb: labels.submit },
              labels.submitted,
              () => ports.diagnosis.save({ draft: { id, state: 'submitted' } }),
              reload,
            ),
        },
      can(edit) &&
        isOneOf('submitted') && {
          ...{ key: 'revoke', label: labels.revoke },
          onClick: () =>
            void step(
              { title: labels.revokeTitle, body: labels.revokeBody, verb: labels.revoke },
              labels.revoked,
              () => ports.diagnosis.revoke({ id }),
              reload,
            ),
        },
      can(printing) &&
        isOneOf('diagnosed', 'closed') && {
          ...{ key: 'print', label: labels.print },
          onClick: () => void print(id),
        },
      can(add) &&
        isOneOf('diagnosed', 'closed') && {
          ...{ key: 'anew', label: labels.anew },
          onClick: () => setOpened({ kind: 'anew', id, question: String(question ?? ''), reload }),
        },
      can(edit) &&
        isOneOf('diagnosed') && {
          ...{ key: 'close', label: labels.close },
          onClick: () =>
            void step(
              { title: labels.closeTitle, body: labels.closeBody, verb: labels.close },
              labels.closed,
              () => ports.diagnosis.close({ id }),
              reload,
            ),
        },
    ];
    return offered.filter((each) => each !== false);
  };
  const close = () => setOpened(null);
  return (
    <>
      <ResourceScreen resource={diagnosisRecord} rowActions={rowActions} />
      {opened?.kind === 'drawer' && (
        <DiagnosisDrawer id={opened.id} writes={opened.writes} onChanged={opened.reload} onClose={close} />
      )}
      {opened?.kind === 'anew' && (
        <AnewDialog
          question={opened.question}
          ask={(question) => ports.diagnosis.anew({ id: opened.id, question })}
          onAsked={() => {
            close();
            opened.reload();
          }}
          onClose={close}
        />
      )}
    </>
  );
});
export default DiagnosisScreen;
