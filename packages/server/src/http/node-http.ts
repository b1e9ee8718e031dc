// Node's HTTP module, for values. An `import` of `node:http` reads each of its exports, and one of them loads undici for
// `WebSocket`: 60 ms of processor time at every start, for what no server uses.
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
