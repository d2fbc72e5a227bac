/** Padding of a cell plus a pixel for rounding, in px. */
const around = 17;

/** The width, in px, at which the header and every rendered cell of a column fit untruncated. */
export function fitWidth(box: HTMLElement, column: number): number {
  const probe = document.createElement('div');
  probe.className = 'invisible absolute top-0 left-0 w-max text-table';
  for (const cell of box.querySelectorAll<HTMLElement>(`[data-column="${column}"]`)) {
    const line = document.createElement('div');
    line.className = cell.tagName === 'TH' ? 'w-max font-semibold whitespace-nowrap' : 'w-max whitespace-nowrap';
    line.append(...cell.cloneNode(true).childNodes);
    probe.append(line);
  }
  box.append(probe);
  const width = probe.offsetWidth + around;
  probe.remove();
  return width;
}
