import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../../theme';
import { LanguageButton } from '../../shell/LanguageButton';
import { useNotice } from '../../shell/services';
import { LinkBelow } from './LinkBelow';
import { productName, productShortName } from '../../shell/product';

const labels = {
  promise: text('从工作簿到申报表', 'From workbooks to filed forms'),
  traced: text(
    '每个数字都能打开，一直看到凭证、工资和资产那一行。',
    'Every figure opens down to the voucher, the payroll line, the asset behind it.',
  ),
  assess: text('高新技术企业自测', 'High-tech self-assessment'),
};

/** What the program does, in the order in which it happens. */
const steps = [
  text('项目 · 薪酬 · 工时 · 资产 · 材料 · 凭证', 'Projects · payroll · hours · assets · material · vouchers'),
  text('研发支出辅助账（2021版）', 'R&D ledgers, 2021 form'),
  text('研发费用加计扣除优惠明细表 A107012', 'Super-deduction statement A107012'),
  text('企业研发活动统计报表 107-2', 'Statistical report 107-2'),
] as const;

/** The page around the forms that need no session: what the product is, and the form. */
export const SignInFrame = observer(function SignInFrame({ title, children }: { title: Label; children: ReactNode }) {
  const read = useText();
  const notice = useNotice();
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <header className="flex h-11.5 shrink-0 items-center gap-2 px-4">
        <span className="text-heading font-semibold text-accent-text">{productShortName}</span>
        <span className="flex-1 truncate text-dim">{read(productName)}</span>
        <LanguageButton />
      </header>
      <main className="mx-auto flex w-full max-w-240 flex-1 items-center justify-center gap-16 px-4 pb-16">
        <section className="hidden min-w-0 flex-1 lg:block">
          <p className="text-figure font-semibold">{read(labels.promise)}</p>
          <ol className="mt-8 border-l border-line-strong">
            {steps.map((step, index) => (
              <li key={step.en} className="relative flex h-11 items-center pl-6">
                <span aria-hidden className="absolute -left-1 size-2 rounded-full bg-accent" />
                <span className="w-6 shrink-0 text-hint text-dim tabular-nums">{index + 1}</span>
                {read(step)}
              </li>
            ))}
          </ol>
          <p className="mt-8 text-dim">{read(labels.traced)}</p>
        </section>
        <div className="w-full max-w-90">
          <div className="rounded-md border border-line bg-raised p-8">
            <h1 className="mb-6 text-title font-semibold">{read(title)}</h1>
            {children}
          </div>
          {notice && <p className="mt-3 text-hint text-dim">{read(notice)}</p>}
        </div>
      </main>
    </div>
  );
});

/** Link to the public self-assessment, below the forms that need no session. */
export function AssessLink() {
  return <LinkBelow to="/assessIndex" label={labels.assess} />;
}
