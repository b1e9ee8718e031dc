// Clients of the fan-out benchmark, and the C program for comparison; compiled with `cc -O3`. `patrons` opens many
// sockets that each watch a table, read all updates and send tickets on request; `bare` writes the same bytes to the
// same number of sockets without any protocol. Orders are lines on standard input, each answered with one line.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { MOST = 20000, ROOM = 1 << 16, ORDERS = -1 };
static int wires[MOST];
static char room[ROOM];
static const char PING[] = {(char)0x89, 0}, PONG[] = {(char)0x8a, (char)0x80, 0, 0, 0, 0};

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static double seconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void at_once(int wire) {
  const int yes = 1;
  setsockopt(wire, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
}

static void say(int wire, const char *bytes, size_t length) {
  while (length > 0) {
    const ssize_t sent = send(wire, bytes, length, MSG_NOSIGNAL);
    if (sent < 0 && errno != EAGAIN) fail("send");
    if (sent > 0) bytes += sent, length -= (size_t)sent;
  }
}

/** A masked text frame, as required of clients; a mask of zeros leaves the bytes unchanged. RFC 6455 §5.3 */
static size_t framed(char *frame, const char *text) {
  const size_t length = strlen(text);
  const size_t head = length < 126 ? 2 : 4;
  frame[0] = (char)0x81;
  frame[1] = (char)(0x80 | (length < 126 ? length : 126));
  if (head == 4) frame[2] = (char)(length >> 8), frame[3] = (char)length;
  memset(frame + head, 0, 4);
  memcpy(frame + head + 4, text, length);
  return head + 4 + length;
}

static int dial(int port) {
  struct sockaddr_in there = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int wire = socket(AF_INET, SOCK_STREAM, 0);
  if (wire < 0) fail("socket");
  if (connect(wire, (struct sockaddr *)&there, sizeof there) < 0) fail("connect");
  at_once(wire);
  return wire;
}

/** Connects as patron `n`, and waits for the response before it watches its table. */
static void enter(int wire, int n, int tables) {
  char text[512], frame[600];
  const int length = snprintf(text, sizeof text,
                              "GET /api/socket HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                              "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                              "Cookie: punto_session=%043d\r\n\r\n",
                              n);
  say(wire, text, (size_t)length);
  const ssize_t got = recv(wire, room, ROOM, 0);
  if (got < 12 || memcmp(room, "HTTP/1.1 101", 12) != 0) fail("the upgrade was refused");
  if (tables == 0) return;
  snprintf(text, sizeof text, "{\"type\":\"watch-table\",\"table\":\"t%d\"}", n % tables);
  say(wire, frame, framed(frame, text));
}

static size_t ticket(char *frame, int n, int tables, int number) {
  char text[512];
  snprintf(text, sizeof text,
           "{\"type\":\"place-ticket\",\"table\":\"t%d\",\"ticket\":\"%08d-aaaa-bbbb-cccc-%08d\",\"shoe\":1,\"round\":1,"
           "\"mode\":\"traditional\",\"bets\":[{\"option\":\"player\",\"stakeMinor\":1000},"
           "{\"option\":\"tie\",\"stakeMinor\":500},{\"option\":\"player-pair\",\"stakeMinor\":500}]}",
           tables > 0 ? n % tables : 0, n, number);
  return framed(frame, text);
}

/** The index of a socket, from the order in which they were opened. */
static int number_of(int wire) { return wire - wires[0]; }

/** Number of ticket answers in these bytes; one that is split between two reads is not counted. */
static long answers(const char *bytes, size_t length) {
  static const char word[] = "ticket-accepted";
  long found = 0;
  for (const char *at = bytes; (at = memmem(at, length - (size_t)(at - bytes), word, sizeof word - 1)); at++) found++;
  return found;
}

static void patrons(int port, int count, int tables) {
  const int poll = epoll_create1(0);
  for (int n = 0; n < count; n++) {
    wires[n] = dial(port);
    if (tables >= 0) enter(wires[n], n, tables);
    fcntl(wires[n], F_SETFL, O_NONBLOCK);
    struct epoll_event each = {.events = EPOLLIN, .data.fd = wires[n]};
    epoll_ctl(poll, EPOLL_CTL_ADD, wires[n], &each);
  }
  struct epoll_event orders = {.events = EPOLLIN, .data.fd = ORDERS};
  epoll_ctl(poll, EPOLL_CTL_ADD, STDIN_FILENO, &orders);
  printf("in %d\n", count);
  unsigned long long bytes = 0;
  long poured = 0, due = 0, per_second = 0, rallied = 0, rally = 0;
  char frame[600];
  double began = 0;
  static struct epoll_event ready[1024];
  for (;;) {
    const int found = epoll_wait(poll, ready, 1024, poured < due ? 1 : -1);
    for (int i = 0; i < found; i++) {
      if (ready[i].data.fd == ORDERS) {
        char line[80];
        if (fgets(line, sizeof line, stdin) == NULL) return;
        if (sscanf(line, "pour %ld %ld", &due, &per_second) == 2) poured = 0, began = seconds(CLOCK_MONOTONIC);
        else if (sscanf(line, "rally %ld", &rally) == 1)
          for (rallied = 0; rallied < count; rallied++)
            say(wires[rallied], frame, ticket(frame, (int)rallied, tables, 0));
        else printf("read %llu\n", bytes);
      } else {
        const ssize_t got = recv(ready[i].data.fd, room, ROOM, 0);
        if (got == 0) epoll_ctl(poll, EPOLL_CTL_DEL, ready[i].data.fd, NULL);
        if (got > 0) bytes += (unsigned long long)got;
        for (long n = rallied < rally && got > 0 ? answers(room, (size_t)got) : 0; n > 0 && rallied < rally; n--) {
          say(ready[i].data.fd, frame, ticket(frame, number_of(ready[i].data.fd), tables, (int)rallied));
          if (++rallied == rally) printf("rallied %ld\n", rallied);
        }
        if (got >= 2 && memcmp(room, PING, 2) == 0) say(ready[i].data.fd, PONG, sizeof PONG);
      }
    }
    if (poured == due) continue;
    long now = (long)((seconds(CLOCK_MONOTONIC) - began) * (double)per_second);
    if (now > due) now = due;
    for (; poured < now; poured++) {
      const int n = (int)(poured % count);
      say(wires[n], frame, ticket(frame, n, tables, (int)poured));
    }
    if (poured == due) printf("poured %ld\n", poured);
  }
}

static void bare(int count, int length) {
  struct sockaddr_in here = {.sin_family = AF_INET};
  here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof here;
  const int door = socket(AF_INET, SOCK_STREAM, 0);
  if (bind(door, (struct sockaddr *)&here, size) < 0 || listen(door, 512) < 0) fail("listen");
  getsockname(door, (struct sockaddr *)&here, &size);
  printf("port %d\n", ntohs(here.sin_port));
  for (int n = 0; n < count; n++) {
    wires[n] = accept(door, NULL, NULL);
    if (wires[n] < 0) fail("accept");
    at_once(wires[n]);
    fcntl(wires[n], F_SETFL, O_NONBLOCK);
  }
  printf("in %d\n", count);
  memset(room, 'x', (size_t)length);
  char line[80];
  while (fgets(line, sizeof line, stdin) != NULL) {
    const int times = atoi(line);
    const double start = seconds(CLOCK_PROCESS_CPUTIME_ID);
    for (int time = 0; time < times; time++)
      for (int n = 0; n < count; n++) say(wires[n], room, (size_t)length);
    printf("took %.6f\n", seconds(CLOCK_PROCESS_CPUTIME_ID) - start);
  }
}

int main(int count, char **arguments) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  setvbuf(stdin, NULL, _IONBF, 0);
  if (count == 5 && strcmp(arguments[1], "patrons") == 0)
    patrons(atoi(arguments[2]), atoi(arguments[3]), atoi(arguments[4]));
  else if (count == 4 && strcmp(arguments[1], "bare") == 0) bare(atoi(arguments[2]), atoi(arguments[3]));
  else return 2;
  return 0;
}
