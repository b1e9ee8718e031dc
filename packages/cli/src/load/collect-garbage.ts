// Preloaded into the server of a load run that measures memory: collects all garbage for each message of its parent process, and
// answers when it is done. The server itself is the one of production.
process.on('message', () => {
  collect();
  // What finalizers of the first collection released is garbage of the second.
  setImmediate(() => {
    collect();
    process.send?.('collected');
  });
});
// It does not keep the server alive. Threads, which load this file too, have no channel.
process.channel?.unref();

const collect = (): void => {
  if (globalThis.gc === undefined) throw new Error('run it with --expose-gc');
  globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};
