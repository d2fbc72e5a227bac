import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { OwnFactor } from '@rdm/core/internal/access';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { Button, EmptyState, ErrorState, Field, Input, PasswordInput, Skeleton } from '../../components';
import { useText } from '../../theme';
import { usePorts } from '../services';
import { SecondFactorsViewModel, type FactorStep } from './SecondFactorsViewModel';

const labels = {
  about: text(
    '启用后，登录时除密码外还须输入验证器应用的动态码或使用通行密钥，密码泄露也不能登录。',
    'With a second factor, signing in takes a code of an app or a passkey beside the password: the password alone opens nothing.',
  ),
  none: text('尚未启用两步验证', 'There is no second factor yet'),
  addApp: text('添加验证器应用', 'Add an authenticator app'),
  replaceApp: text('更换验证器应用', 'Replace the authenticator app'),
  addPasskey: text('添加通行密钥', 'Add a passkey'),
  renew: text('重新生成恢复码', 'New recovery codes'),
  totp: text('验证器应用', 'Authenticator app'),
  passkey: text('通行密钥', 'Passkey'),
  added: text('添加于 {time}', 'Added {time}'),
  used: text('最近使用 {time}', 'Last used {time}'),
  unused: text('尚未使用', 'Not used yet'),
  left: text('剩余恢复码 {count} 个', '{count} recovery {count|code|codes} left'),
  remove: text('移除', 'Remove'),
  removeOne: text('移除{kind}', 'Remove: {kind}'),
  password: text('当前密码', 'Current password'),
  code: text('动态码', 'Code'),
  scan: text(
    '用验证器应用（如腾讯身份验证器、Microsoft Authenticator）扫描二维码，或手工输入密钥，再输入应用显示的6位动态码。',
    'Scan the picture with an authenticator app, or type the key into it, then enter the six digits it shows.',
  ),
  picture: text('两步验证二维码', 'QR code of the second factor'),
  key: text('密钥', 'Key'),
  next: text('下一步', 'Next'),
  confirm: text('确定', 'Confirm'),
  cancel: text('取消', 'Cancel'),
  codes: text('恢复码（只显示这一次）', 'Recovery codes (shown this once)'),
  codesHint: text(
    '手机遗失时，每个恢复码可代替动态码登录一次。请打印或抄写后妥善保存。',
    'If you lose your telephone, each of them signs you in once in place of a code. Print them or take them down.',
  ),
  taken: text('已保存', 'I have kept them'),
};

const titles: Readonly<Record<FactorStep, Text>> = {
  app: labels.addApp,
  code: labels.addApp,
  passkey: labels.addPasskey,
  codes: labels.renew,
  remove: labels.remove,
};

/** One's own second factors: added, looked at, removed. @param onChange called when one was added or removed */
export const SecondFactorPanel = observer(function SecondFactorPanel({ onChange }: { onChange?: () => void }) {
  const read = useText();
  const { secondFactors } = usePorts();
  const [panel] = useState(() => new SecondFactorsViewModel(secondFactors, onChange));
  useEffect(() => void panel.load(), [panel]);
  const { own } = panel;
  if (panel.loadFailure) return <ErrorState hint={panel.loadFailure} onRetry={() => void panel.load()} />;
  if (!own) return <Skeleton lines={4} />;
  if (panel.recoveryCodes.length > 0) return <RecoveryCodes panel={panel} />;
  if (panel.step) return <StepForm panel={panel} />;
  const hasApp = own.factors.some(({ kind }) => kind === 'totp');
  return (
    <div className="space-y-3">
      <p className="text-hint text-dim">{read(labels.about)}</p>
      {own.factors.length === 0 ? (
        <EmptyState title={labels.none} />
      ) : (
        <ul className="divide-y divide-line">
          {own.factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onRemove={() => panel.begin('remove', factor)} />
          ))}
        </ul>
      )}
      {own.factors.length > 0 && (
        <p className="text-hint text-dim">{read(fill(labels.left, { count: own.recoveryCodesLeft }))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {own.offers.app && (
          <Button variant={own.factors.length === 0 ? 'primary' : undefined} onClick={() => panel.begin('app')}>
            {read(hasApp ? labels.replaceApp : labels.addApp)}
          </Button>
        )}
        {panel.offersPasskey && <Button onClick={() => panel.begin('passkey')}>{read(labels.addPasskey)}</Button>}
        {own.factors.length > 0 && <Button onClick={() => panel.begin('codes')}>{read(labels.renew)}</Button>}
      </div>
    </div>
  );
});

function FactorRow({ factor, onRemove }: { factor: OwnFactor; onRemove: () => void }) {
  const read = useText();
  const kind = labels[factor.kind];
  return (
    <li className="flex items-center gap-4 py-2">
      <div className="min-w-0 flex-1">
        <p>{factor.name || read(kind)}</p>
        <p className="text-hint text-dim tabular-nums">
          {read(fill(labels.added, { time: factor.addedAt }))}
          {' · '}
          {read(factor.lastUsedAt ? fill(labels.used, { time: factor.lastUsedAt }) : labels.unused)}
        </p>
      </div>
      <Button size="small" aria-label={read(fill(labels.removeOne, { kind: read(kind) }))} onClick={onRemove}>
        {read(labels.remove)}
      </Button>
    </li>
  );
}

const StepForm = observer(function StepForm({ panel }: { panel: SecondFactorsViewModel }) {
  const read = useText();
  const { invitation, step } = panel;
  return (
    <form
      noValidate
      className="max-w-105 space-y-4"
      aria-label={read(titles[step!])}
      onSubmit={(event) => {
        event.preventDefault();
        void panel.submit();
      }}
    >
      <h2 className="text-title">{read(titles[step!])}</h2>
      {step === 'code' && invitation ? (
        <>
          <p className="text-dim">{read(labels.scan)}</p>
          <img src={invitation.picture} alt={read(labels.picture)} className="size-45 bg-white" />
          <p className="text-hint">
            {read(labels.key)} <code className="break-all">{invitation.key}</code>
          </p>
          <Field required label={labels.code} error={panel.failure ?? undefined}>
            <Input
              autoFocus
              autoComplete="one-time-code"
              inputMode="numeric"
              value={panel.code}
              onChange={panel.setCode}
            />
          </Field>
        </>
      ) : (
        <Field required label={labels.password} error={panel.failure ?? undefined}>
          <PasswordInput
            autoFocus
            autoComplete="current-password"
            value={panel.password}
            onChange={panel.setPassword}
          />
        </Field>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant={step === 'remove' ? 'danger' : 'primary'} loading={panel.working}>
          {read(
            step === 'app' || step === 'passkey' ? labels.next : step === 'remove' ? labels.remove : labels.confirm,
          )}
        </Button>
        <Button onClick={panel.cancel}>{read(labels.cancel)}</Button>
      </div>
    </form>
  );
});

const RecoveryCodes = observer(function RecoveryCodes({ panel }: { panel: SecondFactorsViewModel }) {
  const read = useText();
  return (
    <section className="space-y-3" aria-label={read(labels.codes)}>
      <h2 className="text-title">{read(labels.codes)}</h2>
      <p className="text-dim">{read(labels.codesHint)}</p>
      <ul className="grid max-w-80 grid-cols-2 gap-1 font-mono">
        {panel.recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="primary" onClick={panel.taken}>
        {read(labels.taken)}
      </Button>
    </section>
  );
});
