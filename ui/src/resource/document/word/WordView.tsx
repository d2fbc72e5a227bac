import { useEffect, useRef, useState } from 'react';
import { fill, text } from '@rdm/core/internal/kernel';
import { ErrorState, Skeleton } from '../../../components';
import { useText } from '../../../theme';
import { drawWord, followWithin } from './draw-word';

const labels = {
  content: text('{name} 的内容，可滚动查看', 'Content of {name}; scroll to see all of it'),
  broken: text(
    '文件内容无法显示，可能已损坏，请下载后查看',
    'The file cannot be shown, it may be damaged; download it',
  ),
};

type State = 'drawing' | 'drawn' | 'broken';

/** A Word document with approximate page layout and complete content. */
export function WordView({ bytes, name }: { bytes: Uint8Array; name: string }) {
  const read = useText();
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('drawing');
  useEffect(() => {
    const { current } = host;
    if (!current) return;
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    const follow = (event: Event) => followWithin(root, event);
    let isOver = false;
    setState('drawing');
    root.addEventListener('click', follow);
    drawWord(bytes, root, () => !isOver).then(
      () => !isOver && setState('drawn'),
      () => !isOver && setState('broken'),
    );
    return () => {
      isOver = true;
      root.removeEventListener('click', follow);
      root.replaceChildren();
    };
  }, [bytes]);
  return (
    <div role="region" aria-label={read(fill(labels.content, { name }))} tabIndex={0} className="h-full overflow-auto">
      {state === 'drawing' && <Skeleton lines={8} />}
      {state === 'broken' && <ErrorState title={labels.broken} />}
      <div ref={host} hidden={state === 'broken'} />
    </div>
  );
}
