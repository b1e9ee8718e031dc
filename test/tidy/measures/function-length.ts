// A function fits on a screen: seventy lines at most, from its first word to its last bracket, inner functions included.
// A component is a function like any other: a long page of markup asks to be two components. What stands in a callback of
// `describe`, `it` or `test` is a list of cases and does not count; test files are not read, what supports them is.
import { type Node, walk } from '../syntax.ts';
import { isCode, type SourceFile } from '../tree.ts';
import type { Exceptions, Fault } from './exceptions.ts';

export const MOST_LINES = 70;

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const CASES = /^(describe|it|test)\b/;

type Found = { readonly name: string; readonly from: number; readonly to: number; lines: number };

/** Functions above the measure, by the name of their file and their own. */
export const longFunctions = (files: readonly SourceFile[]): readonly Fault[] =>
  files
    .filter((file) => isCode(file) && !/\.test\.tsx?$/.test(file.path))
    .filter(({ text }) => text.split('\n', MOST_LINES + 1).length > MOST_LINES)
    .flatMap((file) =>
      longIn(file).map(({ name, lines }) => ({
        key: `${file.path.split('/').at(-1)}: ${name}`,
        says: `${file.path}: ${name} has ${lines} lines, ${MOST_LINES} at most`,
      })),
    );

/** An anonymous function inside a long one is part of it and not told apart. */
const longIn = (file: SourceFile): readonly Found[] => {
  const open: Found[] = [];
  const found: Found[] = [];
  let casesEnd = 0;
  walk(file, (node, parent) => {
    if (!FUNCTIONS.has(node.type)) return;
    const [from, to] = [Number(node.start), Number(node.end)];
    while ((open.at(-1)?.to ?? to) < from) open.pop();
    const lines = file.text.slice(from, to).split('\n').length;
    const callee = parent?.type === 'CallExpression' ? nameOf(parent.callee) : null;
    if (callee !== null && CASES.test(callee)) {
      // Cases inside cases are taken off once.
      if (from > casesEnd) for (const outer of open) outer.lines -= lines;
      casesEnd = Math.max(casesEnd, to);
      return;
    }
    const own = nameOf(node) ?? (callee === null ? nameOf(parent) : null);
    if (own === null && open.length > 0) return;
    const one = { name: own ?? `callback of ${callee ?? 'a function'}`, from, to, lines };
    open.push(one);
    found.push(one);
  });
  return found.filter(({ lines }) => lines > MOST_LINES);
};

/** The function's own name, or that of the constant, field or call it belongs to. */
const nameOf = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const node = value as Node;
  if (typeof node.name === 'string') return node.name;
  // describe.each(…)(…): by what is called first.
  if (node.type === 'CallExpression') return nameOf(node.callee);
  if (node.type === 'MemberExpression') return `${nameOf(node.object) ?? ''}.${nameOf(node.property) ?? ''}`;
  return nameOf(node.id) ?? nameOf(node.key) ?? nameOf(node.left);
};

export const EXCEPTIONS: Exceptions = {
  'supports tests or the simulation, not shipped': [
    'disk.ts: createDisk',
    'fake-network.ts: createFakeNetwork',
    'fake-table.ts: createFakeTable',
    'felt-faults.ts: faultsOf',
    'flood-line.ts: createFloodLine',
    'hot-house.ts: createHotHouse',
    'house-node.ts: openHouseNode',
    'lease-book.ts: createLeaseBook',
    'many-rounds.ts: play',
    'member.ts: enterMember',
    'memory-wire.ts: createMemorySwitch',
    'mischief.ts: do',
    'node-process.ts: nodeProcess',
    'pretend-floor.ts: pretendFloor',
    'pretend-house.ts: pretendHouse',
    'pretend-rounds.ts: pretendTrace',
    'pretend-tables.ts: pretendTable',
    'sample-play.ts: openPlay',
    'served-house.ts: enter',
    'siege.ts: createSiege',
    'small-house.ts: createSmallHouse',
    'stage.ts: createNodesStage',
    'stage.ts: openStage',
    'storm.ts: createStorm',
    'test-gateways.ts: createTestGateways',
    'world.ts: createWorld',
  ],
  'a factory: short functions over one state that they share, to be split where the state can be': [
    'answers.ts: createAnswers',
    'app.ts: createApp',
    'between-nodes.ts: createBrokerBetweenNodes',
    'books.ts: createBooks',
    'connection.ts: createConnection',
    'connection.ts: openConnections',
    'counting-meter.ts: createCountingMeter',
    'cuts.ts: createCuts',
    'desk.ts: useDesk',
    'directory.ts: createDirectory',
    'door.ts: createDoor',
    'felt.tsx: createFelt',
    'floor-gateway.ts: createFloorGateway',
    'floor-link.ts: createFloorLink',
    'floor-sessions.ts: createFloorSessions',
    'floor.tsx: createFloor',
    'gateway.ts: createGateway',
    'group-commit.ts: createGroupCommit',
    'house.tsx: createHouse',
    'in-pieces.ts: inPieces',
    'leased-tables.ts: openLeasedTables',
    'local-channels.ts: createLocalChannels',
    'nats-wire.ts: openNatsWire',
    'node-announcements.ts: createNodeAnnouncements',
    'node-lease.ts: startNodeLease',
    'patron-client.ts: createClient',
    'patrons.ts: createPatrons',
    'peel.ts: createPeel',
    'pending-books.ts: createPendingBooks',
    'people.ts: createPeople',
    'replay.ts: createReplay',
    'requests-out.ts: createRequestsOut',
    'round-book.ts: createRoundBook',
    'sqlite-store.ts: openSqliteStore',
    'staff-sessions.ts: createStaffSessions',
    'table-watch.ts: createTableWatch',
    'tickets.ts: createTickets',
    'use-slip.ts: useSlip',
    'vitals.ts: createVitals',
  ],
  'a list of routes, one registration after another': [
    'approval-routes.ts: approvalRoutes',
    'duty-routes.ts: dutyRoutes',
    'patron-routes.ts: floorPatronRoutes',
    'patron-routes.ts: patronRoutes',
    'report-routes.ts: reportRoutes',
    'session-routes.ts: sessionRoutes',
    'table-routes.ts: floorTableRoutes',
  ],
  'one case per event, each of a few lines': ['evolve.ts: changes', 'floor-changes.ts: floorChanges'],
  'a component with all of its markup, to be split': [
    'account-page.tsx: OneTimeCode',
    'approvals-page.tsx: Approval',
    'artwork.tsx: Artwork',
    'board.tsx: Board',
    'bring-value.tsx: BringValue',
    'change-person.tsx: ChangePerson',
    'correct-dialog.tsx: CorrectDialog',
    'dealer-table.tsx: DealerTable',
    'depth-panel.tsx: DepthPanel',
    'duty-buttons.tsx: DutyButtons',
    'edge-table.tsx: EdgeTable',
    'file-choice.tsx: FileChoice',
    'leave-dialog.tsx: LeaveDialog',
    'new-table-panel.tsx: NewTableForm',
    'paper.tsx: Paper',
    'peel-card.tsx: PeelCard',
    'round-check-panel.tsx: RoundCheckPanel',
    'round-choice.tsx: RoundChoice',
    'seat-line.tsx: SeatLine',
    'shoe-panel.tsx: ShoePanel',
    'squeeze-stage.tsx: OneCard',
    'staffing.tsx: Staffing',
    'verify-page.tsx: VerifyPage',
  ],
  'one sequence of steps over the same values, to be split': [
    'batch.ts: workThrough',
    'run.ts: playAt',
    'serve.ts: open',
  ],
};
