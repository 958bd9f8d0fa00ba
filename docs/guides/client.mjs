// A client in one file: makes a table, or sits down at one, and plays by taking the usual answer or the first one.
// Needs nothing but Node 22 or newer, which has a WebSocket of its own.
//   node docs/guides/client.mjs                    a new Zombicide table, every seat; another when it is over
//                                                (where hands are secret one seat, and bots have the others)
//   GAME=plague node docs/guides/client.mjs        another game
//   node docs/guides/client.mjs <table> <seat>     a seat of a table that is there
// SHAMBLE says where the server is (http://localhost:8700), ANSWERS how many answers to give (50), GAME what to play
// (zombicide), MISSION which one (its first), SEATS with how many (2).
const { SHAMBLE: server = 'http://localhost:8700', GAME: game = 'zombicide', MISSION, SEATS = '2' } = process.env;
const answers = Number(process.env.ANSWERS ?? 50);
const [wantedTable, wantedSeat] = process.argv.slice(2);
const isOurs = wantedTable === undefined; // we have made it, so we are its host
const Line = globalThis.WebSocket ?? (await import('ws')).WebSocket;
/** So long whoever was too fast waits, in milliseconds. */
const PAUSE = 1000;

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

let given = 0;
let count = 0;

/** Sits down at a table and plays there until it is over, or until enough answers are given. */
async function playAt(table) {
  const card = await ask(`/api/tables/${table}`);
  const open = card.seats.filter(({ by }) => by === 'open').map(({ seat }) => seat);
  const wanted = wantedSeat === undefined ? open : [wantedSeat];
  let seen = null; // the last n, so that the server can tell what was missed
  let delay = 1000;
  const unanswered = new Map(); // id -> message, to be sent again after the line has dropped
  const latest = new Map(); // seat -> its last update
  let isOver = false;
  let leave;
  const left = new Promise((resolve) => {
    leave = resolve;
  });

  function connect() {
    const query = seen === null ? '' : `?seen=${seen}`;
    const line = new Line(`${server.replace('http', 'ws')}/api/tables/${table}/socket${query}`, {
      headers: { cookie },
    });
    const send = (message) => line.readyState === 1 && line.send(JSON.stringify(message));
    const say = (message) => {
      const id = `${process.pid}-${++count}`;
      unanswered.set(id, { id, ...message });
      send({ id, ...message });
    };

    const repeat = (id) => unanswered.has(id) && send(unanswered.get(id));

    line.addEventListener('open', () => {
      delay = 1000;
      for (const message of unanswered.values()) send(message);
      if (seen === null) for (const one of wanted) say({ say: 'sit', seat: one });
      // Where hands are secret they are shown from then on.
      if (seen === null && isOurs) say({ say: 'start' });
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
          // Not now: the same again, by the same name, after a pause.
          if (told.code === 'too-fast' && told.id !== null) return void setTimeout(repeat, PAUSE, told.id);
          // Where hands are secret nobody has two: at a table of our own a bot plays the other seat.
          if (isOurs && unanswered.get(told.id)?.say === 'sit')
            say({ say: 'leave', seat: unanswered.get(told.id).seat, to: 'bot' });
          else if (told.code !== 'stale') console.log(`refused: ${told.sentence}`);
          unanswered.delete(told.id);
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
      if (isOver) return leave();
      setTimeout(connect, delay);
      delay = Math.min(30_000, 2 * delay);
    });
    line.addEventListener('error', () => undefined); // `close` follows

    /** Answers for whichever of our seats is asked, one thing at a time. */
    function play() {
      if (isOver) return;
      if (given >= answers) return finish();
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
      if (isOver) return;
      isOver = true;
      if (why !== undefined) console.log(why);
      line.close();
    }
  }

  connect();
  return left;
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

await ask('/api/guest', { name: 'Example' });
async function newTable() {
  const { games } = await ask('/api/games');
  const mission = MISSION ?? games.find(({ id }) => id === game)?.missions[0].id ?? '';
  return (await ask('/api/tables', { game, mission, seats: Number(SEATS) })).id;
}
let isDone = false;
while (!isDone) {
  const table = wantedTable ?? (await newTable());
  console.log(`table ${table}`);
  await playAt(table);
  isDone = given >= answers || wantedTable !== undefined;
}
console.log(`${given} answers given`);
