// Styles of a table that its first view does not need: winnings and large text. They come later in the cascade, so they override.
import '../spots/spot-won.css';
import './large-text.css';
