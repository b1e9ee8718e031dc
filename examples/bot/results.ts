// `node results.ts [house]`: the last rounds of the bot that was started in this folder, and the sums of all of them.
import { readFileSync } from 'node:fs';
import { enterHouse } from '@punto/protocol/client';

const [house = 'http://127.0.0.1:8090'] = process.argv.slice(2);
const { api } = await enterHouse(house, { cookie: readFileSync('bot.session', 'utf8') });
const coins = (minor: number) => (minor / 100).toFixed(2);
const { items } = await api.records(null, 5);
for (const { shoe, round, outcome, stakedMinor, returnedMinor } of items.toReversed())
  console.log(`shoe ${shoe}, round ${round}: ${outcome}, ${coins(returnedMinor - stakedMinor)}`);
const { rounds, stakedMinor, netMinor } = await api.figures();
console.log(`${rounds} rounds, staked ${coins(stakedMinor)}, net ${coins(netMinor)}`);
