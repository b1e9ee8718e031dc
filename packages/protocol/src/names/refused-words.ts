// Words that no name may have, as data. They are compared by skeleton and as whole words: `Scunthorpe` and `Dickens` are
// names. The list is short on purpose; a house adds its own with `PUNTO_REFUSED_WORDS`.

/** Whole names of the house and of the game: `Guest` also before a number. */
export const HOUSE_NAMES: readonly string[] = [
  ...['guest', 'a guest', 'the guest', 'anonymous', 'nobody', 'somebody', 'you'],
  ...['house', 'the house', 'player', 'the player', 'banker', 'the banker', 'bank', 'the bank', 'tie'],
  ...['punto', 'banco', 'punto banco', 'baccarat', 'egalite'],
  ...['庄', '闲', '和', '庄家', '闲家', '荷官', '客人'],
];

/** Words that make a name pass for one of the staff, wherever they are in it. */
export const STAFF_WORDS: readonly string[] = [
  ...['guest', 'dealer', 'croupier', 'staff', 'admin', 'administrator', 'moderator', 'mod', 'supervisor'],
  ...['manager', 'support', 'official', 'operator', 'inspector', 'cashier', 'system', 'punto'],
];

/** Insults and slurs, in the singular: a plural with `s` is found by itself. */
export const OFFENSIVE_WORDS: readonly string[] = [
  ...['fuck', 'fucker', 'fucking', 'fucked', 'motherfucker', 'shit', 'bullshit', 'cunt', 'bitch', 'whore'],
  ...[
    'slut',
    'asshole',
    'arsehole',
    'wanker',
    'twat',
    'bastard',
    'nigger',
    'nigga',
    'faggot',
    'kike',
    'spic',
  ],
  ...['wetback', 'tranny', 'retard', 'rapist', 'pedo', 'paedo', 'pedophile', 'paedophile', 'nazi', 'hitler'],
  ...['scheisse', 'arschloch', 'hurensohn', 'fotze', 'putain', 'connard', 'salope', 'puta', 'pendejo'],
  ...['cazzo', 'stronzo', 'puttana', 'caralho', 'сука', 'блядь', 'хуй', 'пизда'],
];
