import { useEffect, useRef, useState } from 'react';
import { text } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { ErrorState } from '../../components';
import { useText } from '../../theme';

const labels = {
  picture: text('图片，可滚动查看', 'Picture; scroll to see all of it'),
  broken: text('图片内容已损坏，请下载后查看', 'The picture is damaged; download the file'),
};

/** A picture in its own size, never wider than the page. */
export function ImageView({ file }: { file: Download }) {
  const read = useText();
  const picture = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([new Uint8Array(file.bytes)], { type: file.type }));
    if (picture.current) picture.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (isBroken) return <ErrorState title={labels.broken} />;
  return (
    // A region that scrolls must be reached by the keyboard.
    <div role="region" aria-label={read(labels.picture)} tabIndex={0} className="h-full overflow-auto">
      <img ref={picture} alt={file.name} onError={() => setBroken(true)} className="mx-auto max-w-full" />
    </div>
  );
}
