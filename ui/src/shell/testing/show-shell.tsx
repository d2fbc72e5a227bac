import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { useLocation } from 'react-router';
import { ConfirmProvider, ToastProvider } from '../../components';
import type { Services } from '../services';
import { TestServices } from './TestServices';

/** Draws a part of the shell with what stands around it; the address stands in an element named `place`. */
export function showShell(services: Services, part: ReactNode, at = '/wel/index') {
  return render(
    <TestServices services={services} at={at}>
      <ToastProvider>
        <ConfirmProvider>
          <Place />
          {part}
        </ConfirmProvider>
      </ToastProvider>
    </TestServices>,
  );
}

function Place() {
  const { pathname, search } = useLocation();
  return <output aria-label="place">{pathname + search}</output>;
}
