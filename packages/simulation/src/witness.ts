// Inspects every message of the server when it is sent: nothing that is not on disk yet, no view other than the truth
// of its version, and no card before its time. [T2] [T3] [F3]
import { isDeepStrictEqual } from 'node:util';
import { keysOf } from '@punto/engine/object-keys';
import type { FloorEntry, FloorServerMessage } from '@punto/protocol/floor/message';
import type { ServerMessage } from '@punto/protocol/message';
import {
  type FloorView,
  isPrivate,
  type OwnView,
  ownView,
  patronId,
  type TableView,
} from '@punto/table/index';
import { findCards } from './find-cards.ts';
import type { Visitor } from './network.ts';
import type { Holdings } from './proof.ts';
import type { Truth } from './truth.ts';
import { mustHold } from './violations.ts';

const HEX = /[0-9a-f]{64}/g;

export class Witness {
  readonly #truth: Truth;
  readonly #isSolo: (table: string) => boolean;
  /** The number of messages inspected. */
  inspected = 0;

  /** What the clients say they hold of the cuts. [F2] */
  readonly holdings: Holdings;

  constructor(truth: Truth, holdings: Holdings, isSolo: (table: string) => boolean) {
    this.#truth = truth;
    this.holdings = holdings;
    this.#isSolo = isSolo;
  }

  /** The name of the stream that the patron sees under the table's name. */
  streamOf(table: string, patron: string): string {
    return this.#isSolo(table) ? `${table}.${patron}` : table;
  }

  inspect({ name, door }: Visitor, text: string): void {
    this.inspected += 1;
    // No nonce and no secret value of the house is ever sent to a client.
    for (const [hex] of text.matchAll(HEX))
      mustHold(!this.#truth.secrets.has(hex), () => `a secret of a shoe was told: ${text}`);
    if (door === 'patron') this.#patron(name, JSON.parse(text));
    else this.#floor(JSON.parse(text));
  }

  #patron(patron: string, message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot': {
        const { table, version, view, own, ...rest } = message;
        this.#shown(this.streamOf(table, patron), version, view, true);
        this.#own(patron, table, own);
        silent(rest);
        return;
      }
      case 'update':
        this.#shown(this.streamOf(message.table, patron), message.version, message.changed, false);
        return;
      case 'resumed':
        this.#shown(this.streamOf(message.table, patron), message.version, message.changed, false);
        this.#own(patron, message.table, message.own);
        return;
      case 'own':
        this.#own(patron, message.table, message.own);
        return;
      case 'ticket-accepted':
        mustHold(
          this.#truth.expectedBooks.isAccepted(patron, message.ticket),
          () => `ticket ${message.ticket} of ${patron} was acknowledged and is not on disk`,
        );
        this.#own(patron, message.table, message.own);
        return;
      case 'ticket-refused':
        mustHold(
          this.#truth.isRefused(patron, message.ticket),
          () => `the refusal of ticket ${message.ticket} of ${patron} is not on disk`,
        );
        silent(message);
        return;
      case 'round-settled':
      case 'round-corrected': {
        const { record } = message;
        const { shoe, round, revision = 0 } = record;
        const name = `${this.streamOf(message.table, patron)}/${shoe}/${round}/${patron}/${revision}`;
        const kept = this.#truth.records.get(name);
        mustHold(kept !== undefined, () => `record ${name} was told and is not on disk`);
        mustHold(
          isDeepStrictEqual({ ...record, table: null }, { ...JSON.parse(JSON.stringify(kept)), table: null }),
          () => `record ${name} was told otherwise than it is kept`,
        );
        return;
      }
      default:
        silent(message);
    }
  }

  #shown(stream: string, version: number, fields: Partial<TableView>, isWhole: boolean): void {
    mustHold(
      version <= this.#truth.version(stream),
      () => `version ${version} of ${stream} was told, on disk is ${this.#truth.version(stream)}`,
    );
    const view = this.#truth.table(stream).views.get(version);
    mustHold(view !== undefined, () => `version ${version} of ${stream} was told, and never was`);
    for (const field of keysOf(fields))
      mustHold(
        isDeepStrictEqual(fields[field], view[field]),
        () => `${stream} at ${version} was told with another ${field}: ${JSON.stringify(fields[field])}`,
      );
    const missing = isWhole ? Object.keys(view).filter((field) => !(field in fields)) : [];
    mustHold(missing.length === 0, () => `${stream} at ${version} was shown without ${missing.join(', ')}`);
  }

  /** The one face a holder may see is one that was put under their fingers. */
  #own(patron: string, table: string, own: OwnView | null): void {
    const stream = this.streamOf(table, patron);
    if (own)
      mustHold(
        own.version <= this.#truth.version(stream),
        () => `what is ${patron}’s at ${stream} was told at ${own.version}, which is not on disk`,
      );
    const { state } = this.#truth.table(stream);
    if (own && state && own.version === state.version)
      mustHold(
        isDeepStrictEqual(own, JSON.parse(JSON.stringify(ownView(state, patronId(patron))))),
        () => `${patron} was told ${JSON.stringify(own)} at ${stream}, which is not what is on disk`,
      );
    for (const card of findCards(own))
      mustHold(
        this.#truth.table(stream).squeezed.has(`${own?.shoe}/${own?.round}/${patron}/${card}`),
        () => `${patron} was shown ${card} at ${stream}, which is not theirs to see`,
      );
  }

  #floor(message: FloorServerMessage): void {
    if (message.type === 'table') {
      const { played, ...floor } = message.floor;
      this.#wall(message.table, { ...floor, played });
    }
    if (message.type === 'welcome' || message.type === 'floor-update')
      for (const { table, floor } of message.tables) this.#wall(table, floor);
    if (message.type !== 'table' && message.type !== 'welcome' && message.type !== 'floor-update')
      silent(message);
  }

  /** Cards that staff entered to resettle a round are public. [V6] */
  #wall(table: string, floor: FloorEntry['floor'] | FloorView): void {
    const { state, open, typed } = this.#truth.table(table);
    // A request from before a new shoe, answered after it, is about cards that are no longer secret.
    if (isPrivate(table) || floor.view.shoe?.number !== state?.shoe?.number) return;
    const shown = findCards(floor).filter((card) => !open.has(card) && !typed.has(card));
    mustHold(shown.length === 0, () => `the floor was shown ${shown.join(' ')} at ${table} before its time`);
  }
}

const silent = (message: object): void => {
  const cards = findCards(message);
  mustHold(cards.length === 0, () => `a message speaks of ${cards.join(' ')}: ${JSON.stringify(message)}`);
};
