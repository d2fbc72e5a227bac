import Download from 'lucide:download';
import FoldVertical from 'lucide:fold-vertical';
import Save from 'lucide:save';
import UnfoldVertical from 'lucide:unfold-vertical';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, IconButton, NoticeBar } from '../../../components';
import { download } from '../../../resource/download';
import { useCertified } from '../../../resource/use-certified';
import { useLanguage, useText } from '../../../theme';
import { RequiredYear } from '../../../resource/RequiredYear';
import type { AnnualReportViewModel } from './AnnualReportViewModel';

const labels = {
  save: text('保存', 'Save'),
  export: text('导出', 'Export'),
  fold: text('全部收起', 'Fold all'),
  unfold: text('全部展开', 'Unfold all'),
  resumed: text('已恢复 {time} 未保存的填报', 'What was typed at {time} and not saved is back'),
  drop: text('放弃', 'Discard'),
};

/** Year, save, export, collapse; and the notice of a restored local draft. */
export const ReportToolbar = observer(function ReportToolbar({ screen }: { screen: AnnualReportViewModel }) {
  const read = useText();
  const { language } = useLanguage();
  const certified = useCertified();
  const { loaded, isEmpty, resumedFrom, folded } = screen;
  const shown = loaded && !isEmpty;
  const print = async () => {
    const file = (await certified.allowed()) ? await screen.print() : null;
    if (file) download(file);
  };
  return (
    <>
      <div className="flex flex-wrap items-start gap-2">
        <RequiredYear key={screen.year} year={screen.year} onChange={(year) => void screen.setYear(year)} />
        {shown && screen.mayEdit && (
          <Button
            variant="primary"
            icon={<Save aria-hidden size={16} />}
            disabled={!screen.isUnsaved}
            loading={screen.saving}
            onClick={() => void screen.save()}
          >
            {read(labels.save)}
          </Button>
        )}
        {shown && screen.mayExport && (
          <Button icon={<Download aria-hidden size={16} />} loading={screen.exporting} onClick={() => void print()}>
            {read(labels.export)}
          </Button>
        )}
        {shown && (
          <IconButton
            label={folded.size > 0 ? labels.unfold : labels.fold}
            icon={folded.size > 0 ? <UnfoldVertical aria-hidden size={16} /> : <FoldVertical aria-hidden size={16} />}
            onClick={() => screen.foldAll(folded.size === 0)}
          />
        )}
      </div>
      {resumedFrom !== null && (
        <NoticeBar
          tone="news"
          notice={fill(labels.resumed, {
            time: new Date(resumedFrom).toLocaleString(language === 'zh' ? 'zh-CN' : 'en'),
          })}
        >
          <Button size="small" variant="text" onClick={() => screen.takeBack()}>
            {read(labels.drop)}
          </Button>
        </NoticeBar>
      )}
    </>
  );
});
