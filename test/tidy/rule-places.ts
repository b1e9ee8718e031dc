// The packages that implement each rule, whose own tests must show it. A rule of two packages needs a test in both.

const byId = (packages: string, ids: string): readonly (readonly [string, readonly string[]])[] =>
  ids.split(' ').map((id) => [id, packages.split(' ')]);

export const RULE_PLACES: ReadonlyMap<string, readonly string[]> = new Map([
  ...byId('engine', 'R1 R2 R3 R4 R5 R6 R7 R8'),
  ...byId('engine table', 'S1 S2'),
  ...byId('table', 'S3 S4'),
  ...byId('engine', 'B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 B14 B15 B16 B17 B18 B20 B21'),
  ...byId('table', 'B19'),
  ...byId('engine', 'L1'),
  ...byId('engine table', 'L2'),
  ...byId('table', 'L3 L4'),
  ...byId('table protocol web', 'L5'),
  ...byId('ledger table server', 'L6'),
  ...byId('protocol server', 'L7'),
  ...byId('table', 'T1'),
  ...byId('table server', 'T2'),
  ...byId('server', 'T3'),
  ...byId('table server', 'T4 T6 T8'),
  ...byId('table', 'T5 T7'),
  ...byId('web', 'T9'),
  ...byId('ui', 'T10'),
  ...byId('engine', 'V1 V3 V4'),
  ...byId('engine table', 'V2 V5 V6'),
  ...byId('engine ui', 'D1 D2'),
  ...byId('engine', 'D3 D4'),
  ...byId('web', 'D5'),
  ...byId('server', 'I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13 I14'),
  ...byId('engine server', 'F1'),
  ...byId('engine table', 'F2'),
  ...byId('table server', 'F3'),
  ...byId('table', 'F4'),
  ...byId('engine', 'F5'),
  ...byId('ledger store server', 'P2'),
  ...byId('ledger', 'P3'),
  ...byId('ledger server', 'P1 P4 P5 P6'),
]);
