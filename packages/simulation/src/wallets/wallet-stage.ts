// A deployment of three nodes whose patrons have their money at three operators, from one seed: tables, wallet actors, outbox workers and
// callers are the product's; the operators are the reference operator's book behind a simulated network.
import { createBrandWallet } from '@punto/server/wallet/brand-wallet';
import { type BrandWallets, createBrandWallets } from '@punto/server/wallet/brand-wallets';
import { createWalletCaller } from '@punto/server/wallet/caller/wallet-caller';
import { createLastFault } from '@punto/server/wallet/wallet-fault';
import { NO_WALLET_METER } from '@punto/server/wallet/wallet-meter';
import type { Store } from '@punto/store/store';
import { type OpenTable, tableId } from '@punto/table/index';
import { pino } from 'pino';
import { createEveningEnvironment, HOUSE_ZONE } from '../evenings/evening-environment.ts';
import { EveningFaultInjection } from '../evenings/evening-fault-injection.ts';
import { EveningNode } from '../evenings/evening-node.ts';
import { RATES } from '../evenings/evening-rates.ts';
import type { WalletParts } from '../nodes/open-tables.ts';
import { mustHold } from '../violations.ts';
import { OperatorFaults } from './operator-faults.ts';
import { SimulatedOperator } from './simulated-operator.ts';
import { BRAND_KEYS, BRANDS, CURRENCIES, walletTables } from './wallet-brands.ts';
import { WalletFloor } from './wallet-floor.ts';
import { WalletKills } from './wallet-kills.ts';
import { TIMEOUT_MS, WalletNetwork } from './wallet-network.ts';
import { WalletPatron } from './wallet-patron.ts';
import { WalletReferee } from './wallet-referee.ts';

export type WalletStageOptions = {
  readonly seed: number;
  readonly patrons: number;
  readonly tables: number;
  /** Planted bugs: wraps a node's store. */
  readonly tamper?: (store: Store) => Store;
};

export type WalletStage = ReturnType<typeof createWalletStage>;

/** A ticket is several transactions here, and after a failed one its table pauses. */
const WALLET_RATES = {
  ...RATES,
  'begin fails': 10_000,
  'commit fails': 5_000,
  'commit done and not told': 5_000,
};
const NODES = 3;
const START = Date.parse('2026-11-27T12:00:00Z');

export const createWalletStage = ({
  seed,
  patrons,
  tables,
  tamper = (store) => store,
}: WalletStageOptions) => {
  const nodes: EveningNode[] = [];
  const ground = createEveningEnvironment(
    seed,
    START,
    nodes,
    (basis) => new WalletReferee(basis),
    WALLET_RATES,
  );
  const { chance, world, faults, verdict, deeds, referee, leaseRecord, disk, database, wires } = ground;
  const kills = new WalletKills({ world, chance: chance.fork(), deeds });
  const nodeOf = (owner: EveningNode['owner']) => nodes.find((node) => node.owner === owner);
  const network = new WalletNetwork({
    ...{ world, chance: chance.fork(), deeds },
    onDecided: (owner, { call }) => {
      const node = nodeOf(owner);
      if (!node || call.call === 'balance') return false;
      const [own, owed] = ['between a debit and its answer', 'between an owed call and its answer'] as const;
      return kills.strikes(call.call === 'debit' ? own : owed, node);
    },
    onAnswered: (owner, decided) => {
      referee.answered(decided);
      const node = nodeOf(owner);
      return (
        decided.call.call === 'debit' && !!node && kills.strikes('between the answer and the commit', node)
      );
    },
  });
  const operators = BRANDS.map((brand) => new SimulatedOperator(world, brand));
  const setups = walletTables(tables);
  const people: WalletPatron[] = [];
  const nodeParts = { world, faults, verdict, database, leaseRecord, wires, setups };
  const walletsOf: WalletParts['walletsOf'] = (node) => deskOf(node, { network, operators, people });
  for (let place = 1; place <= NODES; place += 1)
    nodes.push(
      new EveningNode(
        {
          ...{ ...nodeParts, chance: chance.fork(), houseZone: HOUSE_ZONE, walletsOf },
          currenciesOf: () => CURRENCIES,
          tamper: (store, node) => kills.around(tamper(store), node),
        },
        place,
      ),
    );
  const open = () => nodes.flatMap((node) => node.running() ?? []);
  const stateOf = (table: string): OpenTable | null => {
    for (const { hosted } of open()) {
      const state = hosted.tables.get(tableId(table))?.state();
      if (state) return state;
    }
    return null;
  };
  const acting = { world, deeds, tables: setups, nodes: open, stateOf };
  for (let n = 0; n < patrons; n += 1) {
    const key = BRAND_KEYS[n % BRAND_KEYS.length] ?? { brand: '', currency: '' };
    people.push(new WalletPatron({ ...acting, chance: chance.fork(), referee }, key, `p${n}`));
  }
  const floor = new WalletFloor({ ...acting, chance: chance.fork() });
  const operatorFaults = new OperatorFaults({
    world,
    chance: chance.fork(),
    deeds,
    operators,
    patrons: people,
  });
  new EveningFaultInjection({ world, chance: chance.fork(), faults, nodes, database, disk });

  const step = async (): Promise<void> => {
    mustHold(await world.step(), 'no simulated task is due');
    if (disk.left() && database.isAlive) database.crash();
    const fault = verdict.fault();
    if (fault !== null) throw fault;
  };

  return {
    ...{ seed, world, chance, faults, referee, deeds, disk, nodes, people, step, setups, open, stateOf },
    ...{ network, operators, kills, floor, operatorFaults, database, folder: ground.folder },
    store: () => database.found(),
    starts: () => nodes.reduce((sum, { starts }) => sum + starts, 0),
    start: () => {
      ground.start();
      for (const node of nodes) node.start();
    },
    close: () => {
      ground.close();
      for (const operator of operators) operator.book.close();
    },
  };
};

type DeskBasis = {
  readonly network: WalletNetwork;
  readonly operators: readonly SimulatedOperator[];
  readonly people: readonly WalletPatron[];
};
type NodeBasis = Parameters<NonNullable<WalletParts['walletsOf']>>[0];

/** The wallets of a process. */
const deskOf = (
  { store, clock, owner }: NodeBasis,
  { network, operators, people }: DeskBasis,
): BrandWallets => {
  const log = pino({ level: 'silent' });
  const wallets = operators.map((operator) => {
    const { brand, keys } = operator;
    const caller = () =>
      createWalletCaller(
        { url: 'http://operator.invalid', keys, timeoutMs: TIMEOUT_MS, now: clock.now },
        network.exchange(owner, operator),
      );
    const callers = { play: caller(), owed: caller() };
    const wallet = createBrandWallet({
      ...{ brand, clock, meter: NO_WALLET_METER, callers, faults: createLastFault(clock) },
      onBreaker: () => {},
    });
    return [brand, wallet] as const;
  });
  return createBrandWallets({
    ...{ store, clock, log, wallets: new Map(wallets) },
    findOwner: async (patron) => {
      const person = people.find(({ id }) => id === patron);
      const operator = operators.find(({ brand }) => brand === person?.key.brand);
      return person && operator
        ? { session: operator.sessionOf(person.account), patron: person.account }
        : null;
    },
  });
};
