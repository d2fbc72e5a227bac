import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { useLocation } from 'react-router';
import { ConfirmProvider, ToastProvider } from '../../components';
import type { Services } from '../services';
import { TestServices } from './TestServices';

/** Renders a part of the shell inside its providers; an element named `place` shows the URL. */
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
