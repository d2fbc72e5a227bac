import { Link } from 'react-router';
import { useText, type Label } from '../../theme';

/** Link back to the sign-in page, below the forms it links to. */
export function SignInLink({ label }: { readonly label: Label }) {
  const read = useText();
  return (
    <p className="mt-4 text-center">
      <Link to="/login" className="text-accent-text hover:underline">
        {read(label)}
      </Link>
    </p>
  );
}
