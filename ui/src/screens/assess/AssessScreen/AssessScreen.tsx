import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import Printer from 'lucide:printer';
import { Link, useSearchParams } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, ConfirmProvider, ToastProvider, useConfirm, useToast } from '../../../components';
import { LocalDrafts } from '../../../resource/form/LocalDrafts';
import { today } from '../../../resource/today';
import { LanguageButton } from '../../../shell/LanguageButton';
import { productName, productShortName } from '../../../shell/product';
import { useSession } from '../../../shell/services';
import { usePageTitle } from '../../../shell/use-page-title';
import { useText } from '../../../theme';
import { KeepEvaluation } from './KeepEvaluation';
import { questionnaires, type Questionnaire } from './questionnaire';
import { Result } from './Result';
import { SectionCard } from './SectionCard';
import { pointsText } from './verdict';
import { AssessViewModel } from './AssessViewModel';

const labels = {
  kinds: text('自测类型', 'Kinds of self-assessment'),
  promise: text(
    '计算在本页面内完成；填写的内容只留在本机浏览器，直到清空，登录后点击保存才会发送。各项均可不填。',
    'Everything is worked out in this page; answers stay in this browser until they are cleared, and are sent only where you are signed in and keep them. None is required.',
  ),
  print: text('打印', 'Print'),
  clear: text('清空', 'Clear'),
  ask: text('清空问卷的全部内容？', 'Clear all answers of the questionnaire?'),
  gone: text(
    '本机保留的内容也一并删除，不能恢复。',
    'What this browser keeps of them goes too, and cannot be brought back.',
  ),
  toResult: text('看结果：{points} 分，建议 {suggested} 分', 'Result: {points} points, {suggested} suggested'),
  toOutcome: text('看结果', 'To the result'),
  cleared: text('问卷已清空', 'The answers are cleared'),
  login: text('登录', 'Sign in'),
  register: text('企业注册', 'Register'),
  home: text('返回首页', 'Back to home'),
};
/** The right to keep what a questionnaire came to. */
const RECORD = 'evaluationrecord_add';
/** The first questionnaire there was keeps its name without its kind. */
const draftKey = (owner: string, { kind }: Questionnaire) =>
  `rdm.draft/${owner}/assessIndex${kind === 'highTech' ? '' : `/${kind}`}`;
const linkClass = 'text-accent-text whitespace-nowrap hover:underline';

/** The self-assessments for three titles, which need no session. docs/product.md, Self-assessment */
function AssessScreen() {
  const [asked] = useSearchParams();
  const kind = kinds.find((each) => each === asked.get('kind')) ?? 'highTech';
  const questionnaire = questionnaires[kind];
  usePageTitle(questionnaire.title);
  return (
    <ToastProvider>
      <ConfirmProvider>
        <Assessment key={kind} questionnaire={questionnaire} />
      </ConfirmProvider>
    </ToastProvider>
  );
}

const kinds = ['highTech', 'techSme', 'aboveScale'] as const;

const Assessment = observer(function Assessment({ questionnaire }: { questionnaire: Questionnaire }) {
  const read = useText();
  const session = useSession();
  const confirm = useConfirm();
  const toast = useToast();
  // The page stands outside the frame of the product, which loads the rights of who is signed in.
  useEffect(() => {
    if (session.signedIn && session.state === 'waiting') void session.load();
  }, [session]);
  const owner = session.signedIn ? `${session.tenantId}/${session.account}` : 'visitor';
  const [form] = useState(
    () =>
      new AssessViewModel(new LocalDrafts(window.localStorage, draftKey(owner, questionnaire)), today(), questionnaire),
  );
  // A partly typed date is state of its control only, so clearing the questionnaire remounts the controls.
  const [cleared, setCleared] = useState(0);
  const result = useRef<HTMLElement>(null);

  const clear = async () => {
    if (!(await confirm({ title: labels.ask, body: labels.gone, verb: labels.clear, danger: true }))) return;
    form.clear();
    setCleared(cleared + 1);
    toast.success(labels.cleared);
  };
  const goToResult = () => {
    result.current?.scrollIntoView();
    result.current?.focus({ preventScroll: true });
  };
  return (
    <div className="min-h-dvh bg-surface text-ink print:bg-raised">
      <header className="flex min-h-11.5 items-center gap-3 border-b border-line bg-raised px-4">
        <span className="text-heading font-semibold text-accent-text">{productShortName}</span>
        <span className="min-w-0 flex-1 truncate text-dim">{read(productName)}</span>
        <nav className="flex items-center gap-3 print:hidden">
          {session.signedIn ? (
            <Link to="/" className={linkClass}>
              {read(labels.home)}
            </Link>
          ) : (
            <>
              <Link to="/login" className={linkClass}>
                {read(labels.login)}
              </Link>
              <Link to="/register" className={linkClass}>
                {read(labels.register)}
              </Link>
            </>
          )}
          <LanguageButton />
        </nav>
      </header>
      <main className="mx-auto max-w-320 p-4">
        <nav aria-label={read(labels.kinds)} className="mb-4 flex flex-wrap gap-x-4 gap-y-1 print:hidden">
          {kinds.map((kind) => (
            <Link
              key={kind}
              to={`/assessIndex?kind=${kind}`}
              aria-current={kind === questionnaire.kind ? 'page' : undefined}
              className={kind === questionnaire.kind ? 'font-semibold' : linkClass}
            >
              {read(questionnaires[kind].title)}
            </Link>
          ))}
        </nav>
        <div className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-72">
            <h1 className="text-title font-semibold">{read(questionnaire.title)}</h1>
            <p className="mt-1 text-dim">{read(labels.promise)}</p>
          </div>
          <div className="flex gap-2 print:hidden">
            <Button icon={<Printer aria-hidden size={16} />} onClick={() => window.print()}>
              {read(labels.print)}
            </Button>
            <Button onClick={() => void clear()}>{read(labels.clear)}</Button>
          </div>
        </div>
        {session.signedIn && session.can(RECORD) && (
          <KeepEvaluation form={form} onTaken={() => setCleared((before) => before + 1)} />
        )}
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_26rem] print:block print:space-y-4">
          <form key={cleared} className="min-w-0 space-y-4" onSubmit={(event) => event.preventDefault()}>
            {questionnaire.sections.map((section) => (
              <SectionCard key={section.key} form={form} section={section} />
            ))}
            {/* Where the result is below the questions, the button that scrolls to it stays visible. */}
            <button
              type="button"
              onClick={goToResult}
              className="sticky bottom-0 -mx-4 block w-[calc(100%+2rem)] border-t border-line bg-raised px-4 py-2 text-accent-text tabular-nums lg:hidden print:hidden"
            >
              {form.score.parts.length > 0
                ? read(fill(labels.toResult, { points: pointsText(form.score), suggested: form.score.suggested }))
                : read(labels.toOutcome)}
            </button>
          </form>
          <Result ref={result} form={form} />
        </div>
      </main>
    </div>
  );
});

export default AssessScreen;
