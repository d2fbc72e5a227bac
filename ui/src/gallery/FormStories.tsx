import { useEffect, useState } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { Button, FormSummary, useConfirm, useToast } from '../components';
import { ResourceForm } from '../resource/form/ResourceForm';
import { ResourceFormViewModel } from '../resource/form/ResourceFormViewModel';
import { useLanguage, useText } from '../theme';
import { sampleRegister } from './sample-register';
import { sampleRecord, sampleServices } from './sample-services';
import { states } from './state-names';
import { Story, Variant } from './Story';

const labels = {
  form: text('表单', 'Form'),
  summary: text('错误与提醒汇总', 'Errors and warnings summarised'),
  new: text('新增', 'New'),
  faulty: text('有错误', 'With errors'),
  readOnly: text('只读', 'Read only'),
  forty: text('四十个字段的表单', 'A form of forty fields'),
  name: text('项目名称', 'Project name'),
  nameMissing: text('请输入项目名称', 'Enter the project name'),
  end: text('结束日期', 'End'),
  late: text('结束日期早于开始日期，请改正', 'The end is before the start: correct it'),
  post: text('邮编', 'Post code'),
  short: text('邮编通常为6位，请核对', 'Post codes usually have 6 digits, please check'),
};

export function FormStories({ opened }: { opened: boolean }) {
  const read = useText();
  const open = useSampleForm(opened);
  return (
    <Story title={labels.form} wide>
      <Variant name={labels.summary}>
        <FormSummary
          errors={[
            { field: 'name', label: labels.name, message: labels.nameMissing },
            { field: 'end', label: labels.end, message: labels.late },
          ]}
          warnings={[{ field: 'post', label: labels.post, message: labels.short }]}
          onGo={() => undefined}
        />
      </Variant>
      <Variant name={labels.forty}>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => open.show('new')}>{read(labels.new)}</Button>
          <Button onClick={() => open.show('stored')}>{read(states.filled)}</Button>
          <Button onClick={() => open.show('faulty')}>{read(labels.faulty)}</Button>
          <Button onClick={() => open.show('readOnly')}>{read(labels.readOnly)}</Button>
        </div>
      </Variant>
      {open.form && (
        <ResourceForm form={open.form} dictionaries={open.dictionaries} onClose={open.close} onSaved={open.close} />
      )}
    </Story>
  );
}

type Case = 'new' | 'stored' | 'faulty' | 'readOnly';

function useSampleForm(opened: boolean) {
  const confirm = useConfirm();
  const toast = useToast();
  const { language } = useLanguage();
  const [services] = useState(() => sampleServices(confirm, toast));
  const [form, setForm] = useState<ResourceFormViewModel | null>(() =>
    opened ? new ResourceFormViewModel(sampleRegister, services, null) : null,
  );
  const { dictionaries } = services;
  useEffect(() => {
    dictionaries.readIn(language);
    void dictionaries.load(['form', 'yes_no']);
  }, [dictionaries, language]);
  const show = async (which: Case) => {
    const record = which === 'stored' || which === 'readOnly' ? sampleRecord : null;
    const next = new ResourceFormViewModel(sampleRegister, services, record, which === 'readOnly');
    if (which === 'faulty') await next.submit();
    setForm(next);
  };
  return { form, dictionaries, show: (which: Case) => void show(which), close: () => setForm(null) };
}
