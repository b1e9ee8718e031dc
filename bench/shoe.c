// The C loops for comparison: the same shoes from the same generator, with only player, banker and tie; compiled with
// `cc -O3`. With `rules` each coup is decided as the rules are written; with `table` it is looked up in a table that the
// rules filled once, before the time is taken. Prints rounds, player wins, banker wins, ties and the processor time in
// seconds.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 416, CUT = CARDS - 14, REACH = CUT + 6, SPARE = 24, WARM_UP = 15 };

static uint32_t a, b, c, counter;

static inline uint32_t word(void) {
  const uint32_t made = a + b + counter++;
  a = b ^ (b >> 9);
  b = c + (c << 3);
  c = ((c << 21) | (c >> 11)) + made;
  return made;
}

static void start(uint32_t seed, uint64_t shoe) {
  a = seed;
  b = (uint32_t)shoe;
  c = (uint32_t)(shoe >> 32);
  counter = 1;
  for (int i = 0; i < WARM_UP; i++) word();
}

static void shuffle(uint8_t *cards) {
  static uint16_t halves[REACH + SPARE];
  for (int i = 0; i < REACH + SPARE; i += 2) {
    const uint32_t made = word();
    halves[i] = (uint16_t)made;
    halves[i + 1] = (uint16_t)(made >> 16);
  }
  int spare = REACH;
  for (int place = 0; place < REACH; place++) {
    const uint32_t left = CARDS - place;
    uint32_t product = halves[place] * left;
    while ((product & 0xffff) < left && (product & 0xffff) < 65536 % left) product = halves[spare++] * left;
    const uint32_t chosen = place + (product >> 16);
    const uint8_t card = cards[chosen];
    cards[chosen] = cards[place];
    cards[place] = card;
  }
}

// For each banker score, a bit for each third card on which banker draws; bit 10 if player stood.
static const uint16_t DRAWS[8] = {0x7ff, 0x7ff, 0x7ff, 0x6ff, 0x4fc, 0x4f0, 0x0c0, 0x000};

enum { PLAYER, BANKER, TIE };

// Deals one coup from `cards` and gives its winner; `next` is moved behind its last card.
static inline int coup(const uint8_t *cards, int *next) {
  int at = *next;
  int player = (cards[at] % 16 + cards[at + 2] % 16) % 10;
  int banker = (cards[at + 1] % 16 + cards[at + 3] % 16) % 10;
  at += 4;
  if (player < 8 && banker < 8) {
    int third = 10;
    if (player <= 5) {
      third = cards[at++] % 16;
      player = (player + third) % 10;
    }
    if (DRAWS[banker] >> third & 1) banker = (banker + cards[at++] % 16) % 10;
  }
  *next = at;
  return player > banker ? PLAYER : player < banker ? BANKER : TIE;
}

// By the sums of the first two values of player and of banker and the values of the next two cards: the winner in the low
// two bits, the number of cards above them.
static uint8_t table[19][19][10][10];

static void fill_table(void) {
  for (int player = 0; player < 19; player++)
    for (int banker = 0; banker < 19; banker++)
      for (int next_two = 0; next_two < 100; next_two++) {
        const int fifth = next_two / 10, sixth = next_two % 10;
        const uint8_t cards[6] = {player / 2, banker / 2, player - player / 2, banker - banker / 2, fifth, sixth};
        int count = 0;
        const int winner = coup(cards, &count);
        table[player][banker][fifth][sixth] = (uint8_t)(winner | count << 2);
      }
}

static inline int first_coup(const uint8_t *cards) {
  const int burnt = cards[0] % 16;
  return 1 + (burnt ? burnt : 10);
}

static void deal_by_rules(const uint8_t *cards, uint64_t *won) {
  int next = first_coup(cards);
  while (next <= CUT) won[coup(cards, &next)]++;
}

static void deal_by_table(const uint8_t *cards, uint64_t *won) {
  int next = first_coup(cards);
  while (next <= CUT) {
    const int player = cards[next] % 16 + cards[next + 2] % 16;
    const int banker = cards[next + 1] % 16 + cards[next + 3] % 16;
    const int fifth = cards[next + 4] % 16, sixth = cards[next + 5] % 16;
    const int found = table[player][banker][fifth][sixth];
    won[found & 3]++;
    next += found >> 2;
  }
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  const int by_table = strcmp(arguments[3], "table") == 0;
  if (!by_table && strcmp(arguments[3], "rules") != 0) return 2;
  void (*const deal)(const uint8_t *, uint64_t *) = by_table ? deal_by_table : deal_by_rules;
  fill_table();
  const uint32_t seed = (uint32_t)strtoul(arguments[1], NULL, 10);
  const uint64_t shoes = strtoull(arguments[2], NULL, 10);
  uint8_t ordered[CARDS], cards[CARDS];
  // As in card-code.ts: value, suit << 4, court << 6; decks, suits and ranks in the engine's order.
  for (int i = 0; i < CARDS; i++) {
    const int rank = i % 13, suit = i % 52 / 13;
    ordered[i] = (uint8_t)((rank < 9 ? rank + 1 : (rank - 9) << 6) | suit << 4);
  }
  uint64_t won[3] = {0, 0, 0};
  struct timespec from, to;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
  for (uint64_t shoe = 0; shoe < shoes; shoe++) {
    memcpy(cards, ordered, CARDS);
    start(seed, shoe);
    shuffle(cards);
    deal(cards, won);
  }
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
  const double seconds = (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9;
  printf("%llu %llu %llu %llu %.6f\n", (unsigned long long)(won[0] + won[1] + won[2]),
         (unsigned long long)won[0], (unsigned long long)won[1], (unsigned long long)won[2], seconds);
  return 0;
}
