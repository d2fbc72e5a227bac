import { useMemo } from 'react';
import Check from 'lucide:check';
import Undo2 from 'lucide:undo-2';
import { observer } from 'mobx-react-lite';
import type { CertificationState } from '@rdm/core/internal/enterprise';
import { fill, text } from '@rdm/core/internal/kernel';
import { Badge, Button, Card, EmptyState, ErrorState, ForbiddenState, Skeleton } from '../../../components';
import { FormSections } from '../../../resource/form/FormSections';
import { useOpening } from '../../../resource/use-opening';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { certificationTones } from '../card/certification-tones';
import { BizCertViewModel, permissions, type ShownCertification } from './BizCertViewModel';
import { ReturnDialog } from './ReturnDialog';

const labels = {
  empty: text('没有提交的工商认证', 'No certification was submitted'),
  emptyHint: text(
    '企业信息提交认证后，显示在这里等待审核',
    'Once the card of the enterprise is submitted, it stands here to be reviewed',
  ),
  comma: text('，', ', '),
  submitted: text('{who} 于 {time} 提交', 'Submitted by {who} at {time}'),
  reviewed: text('{who} 于 {time} 审核', 'reviewed by {who} at {time}'),
  returned: text('退回原因：', 'Reason for the return: '),
  pass: text('通过', 'Pass'),
  return: text('退回', 'Return'),
};

/** 工商认证审核: the certifications with the card and the licence, to pass or to return with a reason. */
const BizCertScreen = observer(function BizCertScreen() {
  const services = useResourceServices();
  const page = useMemo(() => new BizCertViewModel(services), [services]);
  const allowed = services.can(permissions.view);
  useOpening(page, { services, may: allowed });
  if (!allowed || page.fault?.code === 403) return <ForbiddenState />;
  const { shown, fault } = page;
  return (
    <div className="space-y-4">
      {fault && <ErrorState title={fault.message} onRetry={() => void page.load()} />}
      {!shown && !fault && <Skeleton lines={12} />}
      {shown?.length === 0 && !fault && <EmptyState title={labels.empty} hint={labels.emptyHint} />}
      {!fault && shown?.map((each) => <Certification key={each.card.id} page={page} shown={each} />)}
      <ReturnDialog page={page} />
    </div>
  );
});
export default BizCertScreen;

interface CertificationProps {
  page: BizCertViewModel;
  shown: ShownCertification;
}

const Certification = observer(function Certification({ page, shown: { card, form } }: CertificationProps) {
  const read = useText();
  const { dictionaries } = form.services;
  const state = card.bizCert as CertificationState;
  const { bizCertSubmittedByName, bizCertSubmittedTime, bizCertReviewedByName, bizCertReviewedTime } = card;
  const steps = [
    bizCertSubmittedTime &&
      read(fill(labels.submitted, { who: bizCertSubmittedByName ?? '', time: bizCertSubmittedTime })),
    bizCertReviewedTime && read(fill(labels.reviewed, { who: bizCertReviewedByName ?? '', time: bizCertReviewedTime })),
  ].filter(Boolean);
  return (
    <Card
      title={text(card.name, card.name)}
      extra={<Badge tone={certificationTones[state]}>{dictionaries.labelOf('biz_cert_state', state)}</Badge>}
    >
      <div className="space-y-4">
        <div className="flex flex-wrap items-center gap-2">
          <p className="min-w-0 grow basis-60 text-hint text-dim">{steps.join(read(labels.comma))}</p>
          {page.mayReview(card) && (
            <>
              <Button
                variant="primary"
                icon={<Check aria-hidden size={16} />}
                loading={page.working}
                onClick={() => void page.pass(card)}
              >
                {read(labels.pass)}
              </Button>
              <Button icon={<Undo2 aria-hidden size={16} />} onClick={() => page.ask(card)}>
                {read(labels.return)}
              </Button>
            </>
          )}
        </div>
        {card.bizCertReturnReason && (
          <p className="text-danger">
            {read(labels.returned)}
            {card.bizCertReturnReason}
          </p>
        )}
        <FormSections form={form} dictionaries={dictionaries} layout="auto" wide />
      </div>
    </Card>
  );
});
