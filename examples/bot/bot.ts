// `node bot.ts [house] [rounds]`: stakes the least on banker in every round of a table, through lost links and restarts of the house.
import { writeFileSync } from 'node:fs';
import { enterHouse } from '@punto/protocol/client';

const [house = 'http://127.0.0.1:8090', rounds = '100'] = process.argv.slice(2);
const { api, client, cookie } = await enterHouse(house);
writeFileSync('bot.session', cookie ?? '', { mode: 0o600 });
const { tables } = await api.tables();
const open = tables.find(({ solo, seats, service }) => !solo && seats === null && service === 'open');
if (open === undefined) throw new Error(`${house} has no table that is open to everybody`);

let [played, last, waiting] = [0, '', false];
client.on('table', async ({ table, view: { phase, shoe, round } }) => {
  const name = `shoe ${shoe?.number}, round ${round?.number}`;
  if (phase !== 'betting' || !shoe || !round || name === last || waiting || played === Number(rounds)) return;
  [last, waiting] = [name, true];
  const bets = [{ option: 'banker', stakeMinor: open.minMinor }] as const;
  const order = { shoe: shoe.number, round: round.number, mode: 'traditional', bets } as const;
  // The client sends it again until it is answered; however often it is sent, it counts once.
  const answer = await client.placeTicket(table, order);
  waiting = false;
  console.log(name, answer.outcome === 'refused' ? answer.refusal.reason : answer.outcome);
  if (answer.outcome === 'accepted') played += 1;
  if (played === Number(rounds)) client.close();
});
client.on('settled', ({ shoe, round, outcome }) => console.log(`shoe ${shoe}, round ${round}`, outcome));
client.on('connection', ({ state }) => console.log(state));
client.watchTable(open.table);
client.connect();
