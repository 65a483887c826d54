// The order matters: our styles come after the font's.
import '@fontsource/atkinson-hyperlegible/latin-400.css';
import '@fontsource/atkinson-hyperlegible/latin-700.css';
import './tokens.css';
import './colours.css';
import './base.css';
import './utilities.css';
import '../print/print.css';
