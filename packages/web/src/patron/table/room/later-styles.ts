// Styles of a table that its first view does not need: winnings, and large text. What is later in the cascade wins.
import '../spots/spot-won.css';
import './large-text.css';
