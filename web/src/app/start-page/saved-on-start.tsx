import { SavedSearches } from '../../features/search/saved/saved-searches.tsx';
import styles from './start-page.module.css';

/** The saved searches, on the start page. */
export function SavedOnStart() {
  return (
    <div className={`${styles.saved} w-full max-w-page mx-auto`}>
      <SavedSearches className="card p-5" />
    </div>
  );
}
