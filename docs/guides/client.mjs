// A client in one file: makes a table, or sits down at one, and plays by taking the usual answer or the first one.
// Needs nothing but Node 22 or newer, which has a WebSocket of its own.
//   node docs/guides/client.mjs                    a new Zombicide table, every seat
//   node docs/guides/client.mjs <table> <seat>     a seat of a table that is there
// SHAMBLE says where the server is (http://localhost:8700), ANSWERS how many answers to give (50).
const server = process.env.SHAMBLE ?? 'http://localhost:8700';
const answers = Number(process.env.ANSWERS ?? 50);
const Line = globalThis.WebSocket ?? (await import('ws')).WebSocket;

let cookie = '';
async function ask(path, body) {
  const response = await fetch(server + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const given = await response.json();
  if (!response.ok) throw new Error(given.sentence);
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return given;
}

await ask('/api/guest', { name: 'Example' });
let [table, seat] = process.argv.slice(2);
table ??= (await ask('/api/tables', { game: 'zombicide', mission: '00', seats: 2 })).id;
const card = await ask(`/api/tables/${table}`);
const wanted = seat === undefined ? card.seats.filter(({ by }) => by === 'open').map((one) => one.seat) : [seat];

let seen = null; // the last n, so that the server can tell what was missed
let given = 0;
let count = 0;
let delay = 1000;
const unanswered = new Map(); // id -> message, to be sent again after the line has dropped
const latest = new Map(); // seat -> its last update

function connect() {
  const query = seen === null ? '' : `?seen=${seen}`;
  const line = new Line(`${server.replace('http', 'ws')}/api/tables/${table}/socket${query}`, { headers: { cookie } });
  const send = (message) => line.readyState === 1 && line.send(JSON.stringify(message));
  const say = (message) => {
    const id = `${process.pid}-${++count}`;
    unanswered.set(id, { id, ...message });
    send({ id, ...message });
  };

  line.addEventListener('open', () => {
    delay = 1000;
    for (const message of unanswered.values()) send(message);
    if (seen === null) for (const one of wanted) say({ say: 'sit', seat: one });
  });

  line.addEventListener('message', ({ data }) => {
    const told = JSON.parse(data);
    switch (told.tell) {
      case 'hello':
        if (told.protocol !== 1) throw new Error(`This client speaks protocol 1, the server ${told.protocol}.`);
        break;
      case 'missed':
        console.log(`${told.events.length} things happened while we were away`);
        break;
      case 'done':
        if (unanswered.get(told.id)?.say === 'do') given += 1;
        unanswered.delete(told.id);
        break;
      case 'refused':
        unanswered.delete(told.id);
        if (told.code !== 'stale') console.log(`refused: ${told.sentence}`);
        break;
      case 'update': {
        const last = latest.get(told.seat);
        latest.set(told.seat, told);
        seen = told.n;
        // A gap: the update already holds all there is to know; only its story has a hole.
        if (last !== undefined && told.n > last.n + 1) console.log(`missed ${told.n - last.n - 1} updates`);
        if (told.outcome !== null) return finish(`it is over: ${told.outcome.because}`);
        break;
      }
      case 'farewell':
        if (told.why === 'gone' || told.why === 'removed') return finish(`the table is closed to us: ${told.why}`);
    }
    play();
  });

  line.addEventListener('close', () => {
    if (given === Number.POSITIVE_INFINITY) return;
    setTimeout(connect, delay);
    delay = Math.min(30_000, 2 * delay);
  });
  line.addEventListener('error', () => undefined); // `close` follows

  /** Answers for whichever of our seats is asked, one thing at a time. */
  function play() {
    if (given >= answers) return finish(`${given} answers given`);
    if (unanswered.size > 0) return;
    const asked = [...latest.values()].find(({ n, offer, view, seat: mine }) => {
      const who = view.pending?.who;
      return n === seen && offer !== null && (who?.decider ?? who) === mine;
    });
    if (asked === undefined) return;
    const { n, seat: mine, offer } = asked;
    say({ say: 'do', n, seat: mine, input: { do: 'answer', answer: answerTo(offer) } });
  }

  function finish(why) {
    if (given === Number.POSITIVE_INFINITY) return;
    given = Number.POSITIVE_INFINITY;
    console.log(why);
    line.close();
  }
}

/** Any answer that is allowed. */
function answerTo(offer) {
  if (offer.usual !== undefined) return offer.usual;
  switch (offer.kind) {
    case 'one':
      return offer.from[0];
    case 'some':
      return offer.from.slice(0, offer.min);
    case 'order':
      return offer.items;
    case 'arrange':
      return offer.now;
    case 'share': {
      let left = offer.total;
      const shares = offer.among.map(({ id, max }) => {
        const share = Math.min(left, max);
        left -= share;
        return [id, share];
      });
      return Object.fromEntries(shares);
    }
  }
}

console.log(`table ${table}`);
connect();
