// The styles that every page needs, in the order in which they may overrule each other.
import './layers.css';
import './tokens.css';
import './global.css';
import '../button/button.css';
// Small ones that most pages need: alone each would be a file of its own, before which no script comes.
import '../choice/picks.css';
import '../field/number.css';
