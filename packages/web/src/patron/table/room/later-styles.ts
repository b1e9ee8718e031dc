// Styles of a table that its first view does not need: confirmed bets, the last seconds, results, winnings, notices and large text. They come later in the cascade, so they override.
import '../../rail/confirm-last.css';
import '../commission/commission-fixed.css';
import '../stage/outcome.css';
import '../spots/spot-fate.css';
import '../spots/spot-won.css';
import './room-notices.css';
import './large-text.css';
