import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Ports } from '@rdm/core/internal/application';
import { certificationGate } from '@rdm/core/internal/enterprise';
import { text } from '@rdm/core/internal/kernel';
import { useConfirm, type Confirm } from '../components';
import { useResourceHost } from './ResourceHost';

const labels = { confirm: text('确定', 'OK') };

/** What only a certified enterprise may do: declaring, applying for titles, papers as they are filed. */
export interface CertifiedOnly {
  /** True where the enterprise is certified; otherwise says what is to be done about it, and is false. */
  allowed(): Promise<boolean>;
  /** The work for a certified enterprise; null for any other. */
  only<T>(work: () => Promise<T>): () => Promise<T | null>;
}

interface Asking {
  readonly ports: Pick<Ports, 'enterprise'>;
  readonly confirm: Confirm;
  /** The role aliases of the session, joined by commas. */
  readonly roleName: string;
  readonly go: (path: string) => void;
}

/** Asks before an action that needs certification. Where the state cannot be read, the server decides. */
export async function mayAsCertified({ ports, confirm, roleName, go }: Asking): Promise<boolean> {
  const standing = await ports.enterprise.certification().catch(() => null);
  if (standing === null) return true;
  const gate = certificationGate({ status: standing.bizCert, roleName });
  if (gate.allowed) return true;
  if ((await confirm({ title: gate.message, verb: labels.confirm })) && gate.confirmGoesTo) go(gate.confirmGoesTo);
  return false;
}

/** The gate of certification for the caller's enterprise; the same object on every render. */
export function useCertified(): CertifiedOnly {
  const { ports, session } = useResourceHost();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const go = useRef(navigate);
  useEffect(() => void (go.current = navigate), [navigate]);
  return useMemo(() => {
    const allowed = () =>
      mayAsCertified({
        ports,
        confirm,
        roleName: session.user?.roleName ?? '',
        go: (path) => void go.current(path),
      });
    return { allowed, only: (work) => async () => ((await allowed()) ? work() : null) };
  }, [ports, session, confirm]);
}
