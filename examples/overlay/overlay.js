// Draws the last results and the roads from what <punto-table> has received. The element keeps the connection.
const MOST_RESULTS = 12;

const table = document.querySelector('punto-table');
const roads = document.querySelector('punto-roads');
const results = document.getElementById('results');

const asked = new URLSearchParams(location.search);
for (const name of ['house', 'table', 'labels'])
  if (asked.has(name)) table.setAttribute(name, asked.get(name));

/** A mark is the outcome, the winning score, and letters for a natural and pairs: `B7`, `P9n`. */
const SIDES = { P: 'player', B: 'banker', T: 'tie' };

const resultOf = (mark, labels) => {
  const side = SIDES[mark[0]];
  const item = document.createElement('li');
  item.className = side;
  // The letter too, since not everybody tells the colours apart.
  item.textContent = `${labels[side][0]}${mark[1]}`;
  item.setAttribute('aria-label', `${labels[side]} ${mark[1]}`);
  return item;
};

let drawn = '';

table.addEventListener('punto-view', ({ detail: { history, labels, shoe } }) => {
  const now = `${shoe} ${history.length} ${history.at(-1)}`;
  if (now === drawn) return;
  drawn = now;
  results.replaceChildren(...history.slice(-MOST_RESULTS).map((mark) => resultOf(mark, labels)));
  roads.setAttribute('labels', [labels.player, labels.banker, labels.tie].join(','));
  roads.setAttribute('shoe', history.join(' '));
  roads.hidden = history.length === 0;
});

/** What is shown may be old until the house answers again. */
table.addEventListener('punto-connection', ({ detail: { state } }) => {
  document.body.classList.toggle('stale', state !== 'open');
});
