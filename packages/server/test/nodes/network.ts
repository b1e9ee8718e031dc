// The network of a deployment of several nodes. Where the machine allows it, each node has a network namespace with
// three links: to the database, to NATS, and to the balancer. A cut link silently drops packets, as a broken switch
// does. Elsewhere all use the loopback, and no link can be cut.
import { execFileSync, spawnSync } from 'node:child_process';

export const CABLES = ['books', 'wire', 'front'] as const;
export type Cable = (typeof CABLES)[number];

export type Network = {
  /** Addresses of database, NATS and balancer, as the nodes reach them. */
  readonly hub: Readonly<Record<Cable, string>>;
  readonly nodeHost: (node: number) => string;
  /** Command prefix to start a node with. */
  readonly through: (node: number) => readonly string[];
  /** `null`: links cannot be cut here. */
  readonly cut: ((node: number, cables: readonly Cable[]) => void) | null;
  readonly heal: (node: number) => void;
};

const LOOPBACK = '127.0.0.1';

export const oneMachine: Network = {
  hub: { books: LOOPBACK, wire: LOOPBACK, front: LOOPBACK },
  nodeHost: () => LOOPBACK,
  through: () => [],
  cut: null,
  heal: () => undefined,
};

const INSIDE = 'PUNTO_NODES_INSIDE';
/** Own network, process and mount namespaces: nothing outside is affected, and everything inside ends with them. */
const UNSHARE = ['--net', '--pid', '--fork', '--kill-child', '--mount-proc'];

export const isInside = (): boolean => process.env[INSIDE] === '1';

/**
 * Runs this program again inside namespaces if possible, and exits with its code; returns `false` where that is not
 * possible.
 */
export const goInside = (): boolean => {
  if (spawnSync('unshare', [...UNSHARE, 'ip', 'link', 'add', 'trial', 'type', 'bridge']).status !== 0)
    return false;
  const { status } = spawnSync(
    'unshare',
    [...UNSHARE, process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    {
      stdio: 'inherit',
      env: { ...process.env, [INSIDE]: '1' },
    },
  );
  process.exitCode = status ?? 1;
  return true;
};

const ip = (...words: readonly string[]): void => {
  execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'pipe'] });
};

const addressOf = (cable: Cable, place: number): string => `10.77.${CABLES.indexOf(cable)}.${place}`;
const plug = (cable: Cable, node: number): string => `${cable}${node}`;
const name = (node: number): string => `node-${node}`;

/** Only inside namespaces. Nodes are numbered from 1. */
export const ownNetwork = (nodes: number): Network => {
  // A list of namespaces visible only to this process and its children.
  execFileSync('mkdir', ['-p', '/run/netns']);
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run/netns']);
  ip('link', 'set', 'lo', 'up');
  for (const cable of CABLES) {
    ip('link', 'add', cable, 'type', 'bridge');
    ip('address', 'add', `${addressOf(cable, 1)}/24`, 'dev', cable);
    ip('link', 'set', cable, 'up');
  }
  const all = Array.from({ length: nodes }, (_, index) => index + 1);
  const connect = (node: number, cable: Cable): void => ip('link', 'set', plug(cable, node), 'master', cable);
  for (const node of all) {
    ip('netns', 'add', name(node));
    ip('-n', name(node), 'link', 'set', 'lo', 'up');
    for (const cable of CABLES) {
      ip('link', 'add', plug(cable, node), 'type', 'veth', 'peer', 'name', cable, 'netns', name(node));
      ip('-n', name(node), 'address', 'add', `${addressOf(cable, 10 + node)}/24`, 'dev', cable);
      ip('-n', name(node), 'link', 'set', cable, 'up');
      ip('link', 'set', plug(cable, node), 'up');
      connect(node, cable);
    }
  }
  const [books, wire, front] = CABLES.map((cable) => addressOf(cable, 1)) as [string, string, string];
  return {
    hub: { books, wire, front },
    nodeHost: (node) => addressOf('front', 10 + node),
    through: (node) => ['ip', 'netns', 'exec', name(node)],
    cut: (node, cables) => {
      for (const cable of cables) ip('link', 'set', plug(cable, node), 'nomaster');
    },
    heal: (node) => {
      for (const cable of CABLES) connect(node, cable);
    },
  };
};
