import { useMemo, useRef } from 'react';
import Download from 'lucide:download';
import Save from 'lucide:save';
import Send from 'lucide:send';
import { observer } from 'mobx-react-lite';
import { certificationStates } from '@rdm/core/internal/enterprise';
import { text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { Afterwards, Button, Card, ErrorState, ForbiddenState, Skeleton } from '../../../components';
import { FormFaults } from '../../../resource/form/FormFaults';
import { FormNotices } from '../../../resource/form/FormNotices';
import { FormSections } from '../../../resource/form/FormSections';
import { useFormUpkeep } from '../../../resource/form/use-form-upkeep';
import { useOpening } from '../../../resource/use-opening';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import type { CardForm } from '../card/CardForm';
import { EnterpriseInfoViewModel } from './EnterpriseInfoViewModel';
import { StandingCard } from './StandingCard';

const labels = {
  save: text('保存', 'Save'),
  submit: text('提交认证', 'Submit for certification'),
  print: text('企业基本情况表', 'Print the card'),
};

/** 企业信息: the card of the enterprise, and how its certification stands. */
const EnterpriseInfoScreen = observer(function EnterpriseInfoScreen({ resource }: { resource: Resource }) {
  const services = useResourceServices();
  const page = useMemo(() => new EnterpriseInfoViewModel(resource, services), [resource, services]);
  const allowed = services.can(resource.permissions.view);
  useOpening(page, { services, may: allowed });
  if (!allowed || page.fault?.code === 403) return <ForbiddenState />;
  if (page.fault) return <ErrorState hint={page.fault.message} onRetry={() => void page.load()} />;
  if (!page.form) return <Skeleton lines={12} />;
  return (
    <Afterwards>
      <EnterpriseForm page={page} form={page.form} />
    </Afterwards>
  );
});
export default EnterpriseInfoScreen;

interface EnterpriseFormProps {
  page: EnterpriseInfoViewModel;
  form: CardForm;
}

const EnterpriseForm = observer(function EnterpriseForm({ page, form }: EnterpriseFormProps) {
  const read = useText();
  const body = useRef<HTMLDivElement>(null);
  const { dictionaries } = form.services;
  useFormUpkeep(form, body, () => void page.save());
  const isPassed = form.state === certificationStates.passed;
  return (
    <div ref={body} className="mx-auto flex min-h-full max-w-400 flex-col gap-4">
      <StandingCard form={form} dictionaries={dictionaries} />
      <Card>
        <FormNotices form={form} dictionaries={dictionaries} />
        <FormFaults form={form} has={({ field }) => form.sections.some(({ fields }) => fields.includes(field))} />
        <FormSections form={form} dictionaries={dictionaries} layout="auto" wide />
      </Card>
      <footer className="sticky -bottom-4 z-10 -mx-4 mt-auto -mb-4 flex flex-wrap justify-end gap-2 border-t border-line bg-raised px-4 py-3">
        {page.mayExport && (
          <Button icon={<Download aria-hidden size={16} />} loading={page.printing} onClick={() => void page.print()}>
            {read(labels.print)}
          </Button>
        )}
        {!form.readOnly && (
          <Button
            variant={isPassed ? 'primary' : 'secondary'}
            icon={<Save aria-hidden size={16} />}
            loading={form.saving}
            onClick={() => void page.save()}
          >
            {read(labels.save)}
          </Button>
        )}
        {page.maySubmit && (
          <Button
            variant="primary"
            icon={<Send aria-hidden size={16} />}
            loading={form.saving}
            onClick={() => void page.submit()}
          >
            {read(labels.submit)}
          </Button>
        )}
      </footer>
    </div>
  );
});
