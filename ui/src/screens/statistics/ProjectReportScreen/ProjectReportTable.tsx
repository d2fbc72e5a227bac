import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { joined, text, type Text } from '@rdm/core/internal/kernel';
import { developmentForms, type ProjectFormRow } from '@rdm/core/internal/statistics';
import { Grid, rowHeights, type Column } from '../../../components';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';

const labels = {
  title: text('企业研究开发项目情况（107-1表）', 'R&D projects of the enterprise (form 107-1)'),
  code: text('项目编号', 'Project code'),
  name: text('项目名称', 'Project'),
  source: text('项目来源', 'Source'),
  developmentForm: text('项目开展形式', 'Form of development'),
  results: text('项目当年成果形式', 'Form of result'),
  targets: text('项目技术经济目标', 'Target'),
  start: text('项目起始日期', 'Begun'),
  end: text('项目完成日期', 'Completed'),
  stage: text('跨年项目当年所处主要进展阶段', 'Stage of projects that cross years'),
  persons: text('项目研究开发人员（人）', 'Persons'),
  personMonths: text('项目人员实际工作时间（人月）', 'Person-months'),
  spending: text('项目经费支出（千元）', 'Spending (thousand yuan)'),
  governmentFunds: text('其中：政府资金', 'of which: government funds'),
  basicResearch: text('*其中：用于科学原理的探索发现', '*of which: on scientific principles'),
  ownSpending: text('*其中：企业自主开展', '*of which: on its own'),
  entrustedSpending: text('*其中：委托外单位开展', '*of which: entrusted'),
  open: text('请登记合作单位', 'Register the partner'),
};

const nameColumn = 'name';

/** The projects under the columns of the form; a code is shown with what it means. */
export const ProjectReportTable = observer(function ProjectReportTable({
  rows,
  dictionaries,
}: {
  rows: readonly ProjectFormRow[];
  dictionaries: ResourceServices['dictionaries'];
}) {
  const read = useText();
  const columns = useMemo(() => {
    const named = (dictionary: string, key: string) => `${key} ${dictionaries.labelOf(dictionary, key)}`;
    return formColumns(named, read);
  }, [dictionaries, read]);
  return (
    <Grid
      label={labels.title}
      look="paper"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowHeight={rowHeights.normal}
      headingOf={headingOf}
      lookOf={lookOf}
    />
  );
});

const keyOf = ({ projectId }: ProjectFormRow) => projectId;
const headingOf = () => nameColumn;
const lookOf = () => ({});

function formColumns(
  named: (dictionary: string, key: string) => string,
  read: (label: Text) => string,
): Column<ProjectFormRow>[] {
  const written = (
    key: string,
    title: Text,
    of: (row: ProjectFormRow) => string,
    more: Partial<Column<ProjectFormRow>> = {},
  ): Column<ProjectFormRow> => ({ key, title, text: of, render: of, wraps: true, width: '8rem', ...more });
  const figure = (key: keyof ProjectFormRow, title: Text, digits = 2): Column<ProjectFormRow> => ({
    key,
    title,
    wraps: true,
    width: '8rem',
    figure: (row) => ({ value: String(row[key]), digits }),
  });
  return [
    written('code', labels.code, ({ code }) => code, { sticky: true, width: '7rem' }),
    written(nameColumn, labels.name, ({ name }) => name, { minWidth: '12rem' }),
    written('source', labels.source, ({ source }) => (source ? named('project_source', source) : '')),
    written('developmentForm', labels.developmentForm, ({ developmentForm }) =>
      developmentForm === null
        ? read(labels.open)
        : `${developmentForm} ${read(developmentForms[Number(developmentForm) as keyof typeof developmentForms])}`,
    ),
    written('results', labels.results, ({ results }) =>
      read(joined(results.map((key) => named('project_achiev_type_1071', key)))),
    ),
    written(
      'targets',
      labels.targets,
      ({ targets }) => read(joined(targets.map((key) => named('project_target', key)))),
      {
        width: '16rem',
      },
    ),
    written('start', labels.start, ({ start }) => start, { width: '6rem', align: 'center' }),
    written('end', labels.end, ({ end }) => end, { width: '6rem', align: 'center' }),
    written('stage', labels.stage, ({ stage }) => (stage ? named('project_stage', stage) : '')),
    figure('persons', labels.persons, 0),
    figure('personMonths', labels.personMonths),
    figure('spending', labels.spending),
    figure('governmentFunds', labels.governmentFunds),
    figure('basicResearch', labels.basicResearch),
    figure('ownSpending', labels.ownSpending),
    figure('entrustedSpending', labels.entrustedSpending),
  ];
}
