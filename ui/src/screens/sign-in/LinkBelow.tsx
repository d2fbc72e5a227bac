import { Link } from 'react-router';
import { useText, type Label } from '../../theme';

export interface LinkBelowProps {
  readonly to: '/login' | '/retrievepassword' | '/assessIndex';
  readonly label: Label;
}

/** Link to another page that needs no session, below the form of this one. */
export function LinkBelow({ to, label }: LinkBelowProps) {
  const read = useText();
  return (
    <p className="mt-4 text-center">
      <Link to={to} className="text-accent-text hover:underline">
        {read(label)}
      </Link>
    </p>
  );
}
