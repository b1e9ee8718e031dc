// Why a bet is refused whose money is at an operator: the patron’s account is kept by the casino that opened the game, not at
// this table. Loaded for the patrons of operators alone.
export default {
  'session-expired': 'Your session has ended: open the game again',
  'patron-blocked': 'Your account takes no bets now',
  'limit-stake': 'This bet is above your limit on a bet',
  'limit-loss': 'Your limit on losses is reached',
  'limit-time': 'Your limit on time is reached',
  'limit-turnover': 'Your limit on stakes is reached',
  fault: 'Your account cannot take this bet',
  'wallet-unclear': 'Your account did not answer in time: the bet is not placed, and nothing is kept',
  'wallet-unavailable': 'Your account cannot be reached: no bets are taken until it answers',
  'wallet-locked': 'Earlier bets are still being settled with your account: wait a moment',
};
