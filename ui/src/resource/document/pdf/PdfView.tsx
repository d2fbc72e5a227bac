import { useEffect, useMemo, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { ErrorState, Skeleton } from '../../../components';
import { useText } from '../../../theme';
import { openPdf, type PdfDocument } from './open-pdf';
import { PdfPageView } from './PdfPageView';
import { PdfSearch } from './PdfSearch';
import { PdfToolbar } from './PdfToolbar';
import { PdfViewModel } from './PdfViewModel';

const labels = {
  pages: text('{name} 的内容，可滚动查看', 'Pages of {name}; scroll to see them all'),
  locked: text('文件有打开密码，请下载后查看', 'The file has a password; download it to open it'),
  broken: text(
    '文件内容无法显示，可能已损坏，请下载后查看',
    'The file cannot be shown, it may be damaged; download it',
  ),
};

/** Why a PDF cannot be shown, by the error name of pdf.js. */
const reasonOf = (error: unknown): Text =>
  error instanceof Error && error.name === 'PasswordException' ? labels.locked : labels.broken;

type Outcome = { readonly of: Uint8Array } & ({ readonly document: PdfDocument } | { readonly reason: Text });

export interface PdfViewProps {
  bytes: Uint8Array;
  name: string;
  /** How a PDF is opened. */
  open?: (bytes: Uint8Array) => Promise<PdfDocument>;
}

export function PdfView({ bytes, name, open = openPdf }: PdfViewProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let isOver = false;
    let opened: PdfDocument | null = null;
    open(bytes).then(
      (found) => {
        opened = found;
        if (isOver) found.close();
        else setOutcome({ of: bytes, document: found });
      },
      (error: unknown) => !isOver && setOutcome({ of: bytes, reason: reasonOf(error) }),
    );
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [bytes, open]);
  // The outcome of other bytes is stale while these are being opened.
  if (outcome?.of !== bytes) return <Skeleton lines={8} />;
  return 'reason' in outcome ? (
    <ErrorState title={outcome.reason} />
  ) : (
    <Pages document={outcome.document} name={name} />
  );
}

/** The pages below each other; virtualised. */
const Pages = observer(function Pages({ document, name }: { document: PdfDocument; name: string }) {
  const read = useText();
  const view = useMemo(() => new PdfViewModel(document), [document]);
  const search = useMemo(() => new PdfSearch(document), [document]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => view.resize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [view]);
  const show = (page: number) => {
    box.current?.scrollTo({ top: view.topOf(page) });
    view.scrollTo(view.topOf(page));
  };
  return (
    <div className="flex h-full min-h-0 flex-col gap-2">
      <PdfToolbar view={view} search={search} onPage={show} />
      <div
        ref={box}
        role="region"
        aria-label={read(fill(labels.pages, { name }))}
        tabIndex={0}
        onScroll={(event) => view.scrollTo(event.currentTarget.scrollTop)}
        className="relative min-h-0 flex-1 overflow-auto rounded-sm border border-line bg-surface"
      >
        <div className="relative" style={{ height: view.height, minWidth: view.sizeOf(view.current).width }}>
          {view.drawn.map((page) => (
            <PdfPageView key={page} view={view} page={page} />
          ))}
        </div>
      </div>
    </div>
  );
});
