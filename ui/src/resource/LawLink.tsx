import { Link } from 'react-router';
import type { LegalBasis } from '@rdm/core/internal/kernel';

/** A numbered document, a law or a regulation; a form or a survey is none of them and stands in no register. */
const isDocument = (name: string): boolean => /(号|法|条例)$/.test(name);

/** A law with its article; the way to what it says, where it is a document among the policies. */
export function LawLink({ basis: { document, article } }: { basis: LegalBasis }) {
  const words = `${document} ${article}`.trim();
  if (!isDocument(document)) return <>{words}</>;
  return (
    <Link className="hover:underline" to={`/notice?document=${encodeURIComponent(document)}`}>
      {words}
    </Link>
  );
}
