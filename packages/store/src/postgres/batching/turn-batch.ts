// Sends the items that were added in one turn of the event loop as one batch. While two batches are being sent, the next
// collects.

/** Concurrent pieces. */
const MOST_UNDER_WAY = 2;

/** `send` takes what is waiting and never rejects. The returned function is called when something waits. */
export const createTurnBatch = (isWaiting: () => boolean, send: () => Promise<void>): (() => void) => {
  let underWay = 0;
  let isDue = false;

  const run = async (): Promise<void> => {
    underWay += 1;
    await send();
    underWay -= 1;
    sendSoon();
  };

  const sendSoon = (): void => {
    if (isDue || !isWaiting() || underWay >= MOST_UNDER_WAY) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      void run();
      sendSoon();
    });
  };

  return sendSoon;
};
