// The order matters: styles come after the fonts.
import './fonts.css';
import './tokens.css';
import './colours.css';
import './base.css';
import './utilities.css';
import '../print/print.css';
