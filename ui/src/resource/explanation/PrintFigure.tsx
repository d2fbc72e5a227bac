import { useEffect, useState } from 'react';
import Printer from 'lucide:printer';
import { text, type Trace } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { IconButton } from '../../components';
import { useResourceHost } from '../ResourceHost';
import { thisMinute } from '../today';
import { ExplanationSheet } from './ExplanationSheet';

const labels = { print: text('打印计算依据', 'Print this explanation') };

interface Printing {
  readonly taxpayer: string;
  readonly at: string;
}

export interface PrintFigureProps {
  path: readonly Trace[];
  digits: (trace: Trace) => number;
  resourceNamed: (name: string) => Resource;
}

/** Prints the figure that is explained, on a page of its own. */
export function PrintFigure({ path, digits, resourceNamed }: PrintFigureProps) {
  const { ports, session } = useResourceHost();
  const [printing, setPrinting] = useState<Printing | null>(null);
  useEffect(() => {
    if (!printing) return;
    const end = () => setPrinting(null);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [printing]);
  const print = async () => {
    // Who may not read it, or cannot now, writes the name by hand.
    const term = await ports.system.termInfo().catch(() => null);
    setPrinting({ taxpayer: term?.tenantName ?? '', at: thisMinute() });
  };
  return (
    <>
      <IconButton
        size="small"
        label={labels.print}
        icon={<Printer aria-hidden size={16} />}
        onClick={() => void print()}
      />
      {printing && (
        <ExplanationSheet
          path={path}
          {...printing}
          person={session.user?.nickName ?? session.account}
          digits={digits}
          resourceNamed={resourceNamed}
        />
      )}
    </>
  );
}
