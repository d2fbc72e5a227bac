import { Suspense, type ComponentType } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Dialog, lazyPart as lazy } from '../../components';
import { ErrorBoundary } from '../ErrorBoundary';
import type { Overlay, ShowOverlay } from '../overlays';
import { useSession } from '../services';
import { ConnectionBar } from './ConnectionBar';
import { useShellKeys } from './use-shell-keys';

const failed = text('没有打开', 'This did not open');

interface OverlayProps {
  onClose: () => void;
  /** Replaces it by another overlay. */
  onShow: ShowOverlay;
}

const overlays: Readonly<Record<Overlay, ComponentType<OverlayProps>>> = {
  palette: lazy(async () => ({ default: (await import('../palette/CommandPalette')).CommandPalette })),
  shortcuts: lazy(async () => ({ default: (await import('../palette/ShortcutDialog')).ShortcutDialog })),
  lock: lazy(async () => ({ default: (await import('../lock/LockDialog')).LockDialog })),
  errors: lazy(async () => ({ default: (await import('../error-log/ErrorLogDialog')).ErrorLogDialog })),
  theme: lazy(async () => ({ default: (await import('../layout/ThemeDialog')).ThemeDialog })),
  colour: lazy(async () => ({ default: (await import('../layout/ColourDialog')).ColourDialog })),
  guide: lazy(async () => ({ default: (await import('../guide/GuideDrawer')).GuideDrawer })),
  work: lazy(async () => ({ default: (await import('../long-work/WorkDialog')).WorkDialog })),
  cache: lazy(async () => ({
    default: (await import('../cache/CacheDialog')).CacheDialog,
  })),
};

const AssistantHelpers = lazy(async () => ({
  default: (await import('../assistant/AssistantHelpers')).AssistantHelpers,
}));

export interface CompanionProps {
  overlay: Overlay | null;
  onShow: ShowOverlay;
}

/** Page-independent parts: network status, keyboard shortcuts, AI helpers and overlays. */
export const Companion = observer(function Companion({ overlay, onShow }: CompanionProps) {
  useShellKeys(onShow);
  const hasAssistant = useSession().user?.hasAssistant ?? false;
  const close = () => onShow(null);
  const Open = overlay && overlays[overlay];
  return (
    <>
      <ConnectionBar />
      {hasAssistant && (
        <ErrorBoundary frame={() => null}>
          <Suspense fallback={null}>
            <AssistantHelpers />
          </Suspense>
        </ErrorBoundary>
      )}
      {Open && (
        <ErrorBoundary
          key={overlay}
          frame={(message) => (
            <Dialog open title={failed} onClose={close}>
              {message}
            </Dialog>
          )}
        >
          <Suspense fallback={null}>
            <Open onClose={close} onShow={onShow} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
});
