import { Link } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import type { Preferential } from '@rdm/core/internal/ledger';
import { registerPath } from '../../../resource/register-path';
import { useText } from '../../../theme';
import { LawLink } from '../../../resource/LawLink';

const labels = {
  blocked: text(
    '按年度企业信息，本企业不得享受加计扣除：各行仅为测算，第51行不得填报。',
    'By its enterprise year this enterprise may not claim the deduction: the lines are only computed, line 51 must not be filed.',
  ),
  open: text('填写年度企业信息', 'Open the enterprise year'),
};

const looks = {
  block: 'bg-danger-soft text-danger',
  warning: 'bg-warning-soft text-warning',
} as const;

/** Whether the enterprise may claim, what is not stated, and kinds without proof; nothing where all is in order. */
export function GateNotice({ gate }: { gate: Preferential['gate'] }) {
  const read = useText();
  if (gate.findings.length === 0) return null;
  const path = registerPath(enterpriseYear);
  return (
    <div role={gate.ok ? 'status' : 'alert'} className={`rounded-md px-3 py-2 ${looks[gate.ok ? 'warning' : 'block']}`}>
      {!gate.ok && <p className="font-semibold">{read(labels.blocked)}</p>}
      <ul className="list-disc pl-5">
        {gate.findings.map(({ code, message, basis }) => (
          <li key={`${code} ${message.zh}`}>
            {read(message)}
            {basis && (
              <>
                （<LawLink basis={basis} />）
              </>
            )}
          </li>
        ))}
      </ul>
      {path && (
        <Link to={path} className="text-accent-text hover:underline">
          {read(labels.open)}
        </Link>
      )}
    </div>
  );
}
