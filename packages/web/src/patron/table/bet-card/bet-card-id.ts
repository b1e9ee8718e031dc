// The id of the card that explains a bet, by which its spot is described.

export const BET_CARD_ID = 'bet-card';
