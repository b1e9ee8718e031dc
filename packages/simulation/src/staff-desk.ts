// A staff member at a console: signed in, with the floor's socket open, sending requests over HTTP as the console
// does. Passwords are left out: they are hashed in threads that no seed can order.
import type { FloorServerMessage } from '@punto/protocol/floor/message';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import type { Role } from '@punto/protocol/floor/permission';
import { FLOOR_COOKIE } from '@punto/server/floor/floor-cookie';
import { doerOf } from '@punto/server/identity/floor-sessions';
import { entryOf } from '@punto/server/identity/staff-journal-entry';
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import type { StaffMember } from '@punto/store/staff-store';
import type { FloorView } from '@punto/table/index';
import type { HttpReply, Network, Request, Visitor } from './network.ts';
import type { Inside, Running } from './served.ts';
import { createOwner, type Owner, type World } from './world.ts';

const AGAIN_MS = 1_500;
const PING_MS = 4_000;
const SILENT_MS = 9_000;

export class StaffDesk {
  readonly #world: World;
  readonly #network: Network;
  readonly #served: Inside;
  readonly #deeds: Deeds;
  readonly owner: Owner;
  readonly member: StaffMember;
  /** The wall as the console holds it. */
  readonly wall = new Map<string, string>();
  /** All requests sent, including repeated ones. */
  readonly asked: Pick<Request, 'url' | 'payload'>[] = [];
  #cookie = '';
  #link: { readonly close: () => void } | null = null;
  #receivedAt = 0;
  #watched: string | null;

  constructor(
    world: World,
    network: Network,
    served: Inside,
    deeds: Deeds,
    role: Role,
    name: string,
    watched: string | null,
  ) {
    this.#world = world;
    this.#network = network;
    this.#served = served;
    this.#deeds = deeds;
    this.#watched = watched;
    this.owner = createOwner(name);
    this.member = {
      id: `staff-${name}`,
      name,
      role,
      passwordHash: 'none',
      mustChangePassword: false,
      codeSecret: null,
      codeOffered: null,
      codeStep: null,
      active: true,
      createdAt: world.now(),
      lastSignInAt: null,
    };
    world.after(this.owner, 500, () => void this.#work());
  }

  async #work(): Promise<void> {
    await this.signIn();
    this.#connect();
    this.#watchOver();
  }

  /** Signs in again, with a recently confirmed password. */
  async signIn(): Promise<void> {
    const token = await this.#served.inside(this.owner, (running) => this.#enter(running));
    if (token) this.#cookie = `${FLOOR_COOKIE}=${token}`;
    else await new Promise<void>((resolve) => this.#world.after(this.owner, AGAIN_MS, resolve));
  }

  async #enter({ store, identity }: Running): Promise<string> {
    if (!(await store.staff.byId(this.member.id))) await store.staff.add(this.member);
    const entry = (action: string) => entryOf(doerOf(this.member), { at: this.#world.now(), action });
    const token = await identity.sessions.open(this.member, entry('sign-in'));
    const signedIn = await identity.sessions.find(token);
    if (signedIn) await identity.sessions.confirm(signedIn.session, entry('confirm'));
    return token;
  }

  #connect(): void {
    const visitor: Visitor = { name: this.member.name, door: 'floor', owner: this.owner };
    const environment = this.#network.environment(visitor, this.#cookie, 0);
    this.#receivedAt = this.#world.now();
    const link = environment.openSocket(`ws://punto${FLOOR_PATHS.socket}`, {
      opened: () => undefined,
      received: (text) => {
        if (this.#link === link) this.#receive(JSON.parse(text), link.send);
      },
      closed: () => {
        if (this.#link === link) this.#link = null;
      },
    });
    this.#link = link;
  }

  /** A link that is gone or silent is opened again; a session that is over too. */
  #watchOver(): void {
    this.#world.after(this.owner, PING_MS, () => {
      const isSilent = this.#world.now() - this.#receivedAt > SILENT_MS;
      if (isSilent) this.#link?.close();
      if (this.#link === null || isSilent) void this.signIn().then(() => this.#connect());
      else this.ping();
      this.#watchOver();
    });
  }

  ping: () => void = () => undefined;

  #receive(message: FloorServerMessage, send: (text: string) => void): void {
    this.#receivedAt = this.#world.now();
    this.ping = () => send(JSON.stringify({ type: 'ping', sent: this.#world.now() }));
    if (message.type === 'session') void this.signIn();
    if (message.type === 'welcome') {
      this.wall.clear();
      send(JSON.stringify({ type: 'watch-table', table: this.#watched }));
    }
    if (message.type === 'welcome' || message.type === 'floor-update')
      for (const { table, floor } of message.tables) this.wall.set(table, JSON.stringify(floor));
  }

  get isOpen(): boolean {
    return this.#link !== null;
  }

  /** Asks like a console; a member who is locked out signs in and unlocks it. */
  async ask(request: Omit<Request, 'cookie'>): Promise<HttpReply | null> {
    this.asked.push(request);
    const answer = await this.#network.ask(this.owner, { ...request, cookie: this.#cookie });
    this.#deeds.count('floor', `${actOf(request)} ${endOf(answer)}`);
    if (answer && [401, 403, 423].includes(answer.status)) await this.signIn();
    return answer;
  }
}

/** The duty, or the last word of the address. */
const actOf = ({ url, payload }: Pick<Request, 'url' | 'payload'>): string =>
  payload && 'duty' in payload ? String(payload.duty) : (url.split('/').at(-1) ?? url);

const ENDS: Readonly<Record<number, string>> = {
  200: 'done',
  202: 'waits for approval',
  401: 'not signed in',
  403: 'not permitted',
  409: 'refused',
  423: 'locked',
};

const endOf = (answer: HttpReply | null): string => {
  if (answer === null) return 'without an answer';
  return ENDS[answer.status] ?? (answer.status >= 500 ? 'failed' : String(answer.status));
};

/** What the wall shows of a table. */
export const onWall = ({ played: _, ...shown }: FloorView): string => JSON.stringify(shown);
