// Announcements of a node to all others: that it runs, its tables, and its attendance. All of it is repeated about
// every second, so that a loss is known a second later, and changes are sent immediately.
import { instant, type TableId } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';
import type { Notice } from './broker.ts';
import type { Directory } from './directory.ts';
import type { Wire } from './wire.ts';
import {
  type Announcement,
  isKnownNotice,
  type NewAnnouncement,
  parseAnnouncement,
  type WireLine,
  written,
} from './wire-schemas.ts';

export type NodeAnnouncementsParts = {
  readonly node: string;
  readonly wire: Wire;
  readonly clock: Clock;
  readonly directory: Directory;
  /** Tables owned here, and tables only published for. */
  readonly lines: () => { readonly owned: WireLine[]; readonly published: WireLine[] };
  readonly noted: (from: string, line: WireLine) => void;
  readonly notice: (notice: Notice) => void;
  /** About every second. */
  readonly tick: () => void;
};

export type NodeAnnouncements = {
  readonly announce: (announcement: NewAnnouncement) => void;
  /** Number of patrons at the table here. */
  readonly attend: (table: TableId, patrons: number) => void;
  /** Announces this node, at start or after a reconnection, and asks the others to do the same. */
  readonly announceSelf: () => void;
  readonly close: () => void;
};

const ALL = 'nodes';
const ANNOUNCE_ALL_MS = 1_000;
/** Frequent changes, and answers that several nodes may request together, are sent combined after this delay. */
const SOON_MS = 100;
/** With many patrons every node has some at nearly every table, so the complete attendance is repeated less often. */
const ATTENDANCE_TICKS = 10;
/** The number of periods after its first announcement in which a node is sent the tables between two owners. */
const NEW_TICKS = 3;

export const createNodeAnnouncements = (parts: NodeAnnouncementsParts): NodeAnnouncements => {
  const { node, wire, clock, directory } = parts;
  const alarms = new Map<string, () => void>();
  const changedAttendance = new Set<TableId>();
  let announced = 0;
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

  const announce = (announcement: NewAnnouncement): void => {
    announced += 1;
    wire.publish(ALL, written({ ...announcement, from: node, seq: announced }));
  };

  const announceAll = (withAttendance: boolean): void => {
    const { owned, published } = parts.lines();
    const heads = withAttendance ? directory.attendanceOf(node) : null;
    announce({ kind: 'here', owned, told: published, heads, between: [...directory.between()] });
  };

  const announceAttendance = (): void => {
    const attendance = new Map(directory.attendanceOf(node));
    announce({
      kind: 'heads',
      heads: [...changedAttendance].map((table) => [table, attendance.get(table) ?? 0]),
    });
    changedAttendance.clear();
  };

  const beat = (): void => {
    ticks += 1;
    directory.tick(wire.connected());
    announceAll(ticks % ATTENDANCE_TICKS === 0);
    parts.tick();
    later('beat', ANNOUNCE_ALL_MS, beat);
  };

  const announceSelf = (): void => {
    announce({ kind: 'hello' });
    announceAll(true);
  };

  const release = wire.subscribe(ALL, (body) => {
    const message = parseAnnouncement(body);
    if (message === null || message.from === node) return;
    const order = directory.order(message.from, message.seq);
    if (order === 'old') return;
    receive(message);
    if (order === 'after a gap') parts.notice({ type: 'missed' });
  });

  const receive = (message: Announcement): void => {
    const { from, kind } = message;
    if (kind === 'hello') later('here', SOON_MS, () => announceAll(true));
    if (kind === 'here') applyAll(message);
    if (kind === 'owns') {
      directory.owns(from, message.line[0]);
      parts.noted(from, message.line);
    }
    if (kind === 'lets-go') directory.releases(from, message.table, message.moving);
    if (kind === 'heads')
      for (const [table, patrons] of message.heads) directory.attends(from, table, patrons);
    if (kind === 'notice' && isKnownNotice(message.notice)) parts.notice(message.notice);
    if (kind === 'bye') directory.leaves(from);
  };

  const applyAll = ({
    from,
    owned,
    told: published,
    heads: attendance,
    between,
  }: Extract<Announcement, { kind: 'here' }>): void => {
    directory.ownsAll(
      from,
      owned.map(([table]) => table),
    );
    if (attendance) directory.attendsAll(from, attendance);
    if (ticks < NEW_TICKS) directory.expectsOwnerless(between);
    for (const line of [...owned, ...published]) parts.noted(from, line);
  };

  announceSelf();
  later('beat', ANNOUNCE_ALL_MS, beat);

  return {
    ...{ announce, announceSelf },
    attend: (table, patrons) => {
      directory.attends(node, table, patrons);
      changedAttendance.add(table);
      later('attendance', SOON_MS, announceAttendance);
    },
    close: () => {
      announce({ kind: 'bye' });
      for (const callOff of alarms.values()) callOff();
      release();
    },
  };
};
