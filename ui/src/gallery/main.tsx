import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../theme/tokens.css';
import { GalleryScreen } from './GalleryScreen';

// The entry of a build of its own, for tests and measurements; the product's entry is ui/src/main.tsx.
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <BrowserRouter>
    <GalleryScreen />
  </BrowserRouter>,
);
