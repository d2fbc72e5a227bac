import { useState } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { Checkbox, Combobox, DropZone, Field, MultiSelect, Select, Switch, type Option } from '../components';
import { states } from './state-names';
import { Story, Variant } from './Story';

const labels = {
  select: text('选择', 'Select'),
  many: text('多选', 'Multiple selection'),
  search: text('查找记录', 'Reference'),
  check: text('勾选与开关', 'Checkbox and switch'),
  agree: text('本年已锁定', 'The year is locked'),
  dropZone: text('文件', 'Files'),
  dropHint: text('xlsx，不超过 20 MB', 'xlsx, at most 20 MB'),
  searchable: text('可输入查找', 'Searchable'),
  error: text('请选择开发形式', 'Choose the form of development'),
};

const forms: readonly Option[] = [
  { value: 'own', label: text('自主研发', 'Own development') },
  { value: 'entrusted', label: text('委托研发', 'Entrusted development') },
  { value: 'joint', label: text('合作研发', 'Joint development') },
  { value: 'central', label: text('集中研发', 'Centralised development'), disabled: true },
];
const many: readonly Option[] = Array.from({ length: 24 }, (_, place) => ({
  value: `RD${2024001 + place}`,
  label: `RD${2024001 + place} ${place % 2 ? '变频器' : '压缩机'}`,
  hint: '2024',
}));
const search = async (query: string) => many.filter(({ label }) => String(label).includes(query));

export function ChoiceStories() {
  const [form, setForm] = useState<string | undefined>('own');
  const [project, setProject] = useState<string>();
  const [projects, setProjects] = useState<string[]>(['RD2024001', 'RD2024002', 'RD2024003']);
  const [found, setFound] = useState<Option | null>(many[0] ?? null);
  const [on, setOn] = useState(true);
  return (
    <>
      <Story title={labels.select}>
        <Field label={states.clearable} className="w-60 max-w-full">
          <Select options={forms} value={form} onChange={setForm} clearable />
        </Field>
        <Field label={labels.searchable} className="w-60 max-w-full">
          <Select options={many} value={project} onChange={setProject} />
        </Field>
        <Field label={states.error} required error={labels.error} className="w-60 max-w-full">
          <Select options={forms} value={null} onChange={setForm} />
        </Field>
        <Field label={states.disabled} disabled className="w-60 max-w-full">
          <Select options={forms} value="own" onChange={setForm} disabled />
        </Field>
        <Field label={labels.many} className="w-60 max-w-full">
          <MultiSelect options={many} value={projects} onChange={setProjects} />
        </Field>
        <Field label={labels.search} className="w-60 max-w-full">
          <Combobox value={found} onChange={(option) => setFound(option ?? null)} search={search} clearable />
        </Field>
      </Story>
      <Story title={labels.check}>
        <Variant name={states.usual}>
          <Checkbox label={labels.agree} checked={on} onChange={setOn} />
        </Variant>
        <Variant name={states.chosenInPart}>
          <Checkbox label={labels.agree} checked={false} mixed onChange={setOn} />
        </Variant>
        <Variant name={states.disabled}>
          <Checkbox label={labels.agree} checked disabled onChange={setOn} />
        </Variant>
        <Variant name="Switch">
          <Switch label={labels.agree} checked={on} onChange={setOn} />
        </Variant>
        <Variant name={states.disabled}>
          <Switch label={labels.agree} checked={false} disabled onChange={setOn} />
        </Variant>
      </Story>
      <Story title={labels.dropZone}>
        <div className="w-80 max-w-full">
          <DropZone onFiles={() => undefined} accept=".xlsx" hint={labels.dropHint} />
        </div>
        <div className="w-80 max-w-full">
          <DropZone onFiles={() => undefined} disabled />
        </div>
      </Story>
    </>
  );
}
