import { useEffect, useId, useState } from 'react';
import type { OnlineDocument } from '@rdm/core/internal/evidence';
import { text } from '@rdm/core/internal/kernel';
import { ErrorState } from '../../../components';
import { loadScript } from './load-script';

const labels = {
  unreached: text(
    '未能连接在线编辑服务，请稍后重试或下载后编辑',
    'The editor could not be reached; try again later, or download the file and edit it',
  ),
};

/** What the script of the document server defines. ONLYOFFICE Docs API, “DocsAPI.DocEditor” */
interface DocsApi {
  readonly DocEditor: new (place: string, config: object) => { destroyEditor(): void };
}

const docsApi = () => (globalThis as { DocsAPI?: DocsApi }).DocsAPI;

/** A document in the editor of the document server, which renders into its own iframe. */
export function OnlineView({ online }: { online: OnlineDocument }) {
  const place = useId();
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let editor: { destroyEditor(): void } | null = null;
    let isOver = false;
    loadScript(online.script)
      .then(() => {
        const api = docsApi();
        if (!api) throw new Error('The script of the document server defines no editor');
        if (!isOver) editor = new api.DocEditor(place, { ...online.config, width: '100%', height: '100%' });
      })
      .catch(() => setFailed(true));
    return () => {
      isOver = true;
      editor?.destroyEditor();
    };
  }, [online, place, turn]);
  const retry = () => {
    setFailed(false);
    setTurn(turn + 1);
  };
  if (hasFailed) return <ErrorState title={labels.unreached} onRetry={retry} />;
  return (
    // The editor replaces the element it is given, so that element needs a stable wrapper.
    <div className="h-full min-h-80">
      <div id={place} />
    </div>
  );
}
