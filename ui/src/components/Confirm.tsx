import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../theme';
import { Button } from './Button';
import { Dialog } from './Dialog';

const labels = { cancel: text('取消', 'Cancel') };

export interface Question {
  /** What will happen and to how many: 删除 3 个项目. */
  title: Label;
  /** The consequences and whether it can be undone. */
  body?: Label;
  /** The verb on the button: 删除. */
  verb: Label;
  /** Whether the action is destructive; initial focus is then on 取消. */
  danger?: boolean;
  cancel?: Label;
}

/** Resolves to `true` when confirmed, `false` when dismissed in any way. */
export type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = /* @__PURE__ */ createContext<Confirm | null>(null);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const read = useText();
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(undefined);

  const settle = (yes: boolean) => {
    answer.current?.(yes);
    answer.current = undefined;
    setOpen(false);
  };
  const confirm = useCallback<Confirm>((next) => {
    // A second question replaces an unanswered one, which then counts as declined.
    answer.current?.(false);
    setQuestion(next);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);
  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <Dialog
          open={open}
          role="alertdialog"
          title={question.title}
          onClose={() => settle(false)}
          footer={
            <>
              <Button data-autofocus={question.danger || undefined} onClick={() => settle(false)}>
                {read(question.cancel ?? labels.cancel)}
              </Button>
              <Button
                variant={question.danger ? 'danger' : 'primary'}
                data-autofocus={question.danger ? undefined : true}
                onClick={() => settle(true)}
              >
                {read(question.verb)}
              </Button>
            </>
          }
        >
          {question.body && (
            <p className="max-h-80 overflow-y-auto whitespace-pre-line text-body text-dim">{read(question.body)}</p>
          )}
        </Dialog>
      )}
    </ConfirmContext>
  );
}

/** @throws Error outside a ConfirmProvider. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider around it');
  return confirm;
}
