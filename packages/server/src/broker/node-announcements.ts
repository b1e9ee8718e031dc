// Announcements of a node to all others: that it runs, its tables, and its attendance. All of it is repeated about
// every second, so that a loss is known a second later, and changes are sent immediately.
import { instant, type TableId } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';
import type { Notice } from './broker.ts';
import type { Directory } from './directory.ts';
import type { Wire } from './wire.ts';
import { isKnownNotice, parseSaid, type Said, type Saying, type WireLine, written } from './wire-schemas.ts';

export type NodeAnnouncementsParts = {
  readonly node: string;
  readonly wire: Wire;
  readonly clock: Clock;
  readonly directory: Directory;
  /** Tables owned here, and tables only published for. */
  readonly lines: () => { readonly owned: WireLine[]; readonly told: WireLine[] };
  readonly noted: (from: string, line: WireLine) => void;
  readonly notice: (notice: Notice) => void;
  /** About every second. */
  readonly tick: () => void;
};

export type NodeAnnouncements = {
  readonly say: (saying: Saying) => void;
  /** Number of patrons at the table here. */
  readonly attend: (table: TableId, patrons: number) => void;
  /** Announces this node, at start or after a reconnection, and asks the others to do the same. */
  readonly greet: () => void;
  readonly close: () => void;
};

const ALL = 'nodes';
const SAY_ALL_MS = 1_000;
/** Frequent changes, and answers that several nodes may request together, are sent combined after this delay. */
const SOON_MS = 100;
/** With many patrons every node has some at nearly every table, so the complete attendance is repeated less often. */
const HEADS_TICKS = 10;
/** For so many periods after its first announcement, a node is sent the tables that are between two owners. */
const NEW_TICKS = 3;

export const createNodeAnnouncements = (parts: NodeAnnouncementsParts): NodeAnnouncements => {
  const { node, wire, clock, directory } = parts;
  const alarms = new Map<string, () => void>();
  const headsToSay = new Set<TableId>();
  let said = 0;
  let ticks = 0;

  /** At most one timer for each name. */
  const later = (name: string, ms: number, call: () => void): void => {
    if (alarms.has(name)) return;
    const ring = (): void => {
      alarms.delete(name);
      call();
    };
    alarms.set(name, clock.wake(instant(clock.now() + ms), ring));
  };

  const say = (saying: Saying): void => {
    said += 1;
    wire.publish(ALL, written({ ...saying, from: node, seq: said }));
  };

  const sayAll = (withHeads: boolean): void => {
    const heads = withHeads ? directory.headsOf(node) : null;
    say({ kind: 'here', ...parts.lines(), heads, between: [...directory.between()] });
  };

  const sayHeads = (): void => {
    const heads = new Map(directory.headsOf(node));
    say({ kind: 'heads', heads: [...headsToSay].map((table) => [table, heads.get(table) ?? 0]) });
    headsToSay.clear();
  };

  const beat = (): void => {
    ticks += 1;
    directory.tick(wire.connected());
    sayAll(ticks % HEADS_TICKS === 0);
    parts.tick();
    later('beat', SAY_ALL_MS, beat);
  };

  const greet = (): void => {
    say({ kind: 'hello' });
    sayAll(true);
  };

  const release = wire.subscribe(ALL, (body) => {
    const message = parseSaid(body);
    if (message === null || message.from === node) return;
    const order = directory.order(message.from, message.seq);
    if (order === 'old') return;
    hear(message);
    if (order === 'after a gap') parts.notice({ type: 'missed' });
  });

  const hear = (message: Said): void => {
    const { from, kind } = message;
    if (kind === 'hello') later('here', SOON_MS, () => sayAll(true));
    if (kind === 'here') heardAll(message);
    if (kind === 'owns') {
      directory.owns(from, message.line[0]);
      parts.noted(from, message.line);
    }
    if (kind === 'lets-go') directory.letsGo(from, message.table, message.moving);
    if (kind === 'heads') for (const [table, heads] of message.heads) directory.attends(from, table, heads);
    if (kind === 'notice' && isKnownNotice(message.notice)) parts.notice(message.notice);
    if (kind === 'bye') directory.leaves(from);
  };

  const heardAll = ({ from, owned, told, heads, between }: Extract<Said, { kind: 'here' }>): void => {
    directory.ownsAll(
      from,
      owned.map(([table]) => table),
    );
    if (heads) directory.attendsAll(from, heads);
    if (ticks < NEW_TICKS) directory.adopts(between);
    for (const line of [...owned, ...told]) parts.noted(from, line);
  };

  greet();
  later('beat', SAY_ALL_MS, beat);

  return {
    ...{ say, greet },
    attend: (table, patrons) => {
      directory.attends(node, table, patrons);
      headsToSay.add(table);
      later('heads', SOON_MS, sayHeads);
    },
    close: () => {
      say({ kind: 'bye' });
      for (const callOff of alarms.values()) callOff();
      release();
    },
  };
};
