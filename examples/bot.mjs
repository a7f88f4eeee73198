#!/usr/bin/env node
// A program that plays a seat, in plain JavaScript with nothing installed (Node 22 or newer):
//
//   node examples/bot.mjs http://localhost:4100 TABLE [NAME]
//
// It takes a free seat of the table, listens on the socket for the moments at which it is asked something, and asks
// over HTTP what it may answer. Replace `choose` by something cleverer. docs/api.md explains every step.
const [server, table, name = 'Example bot'] = process.argv.slice(2);
if (!server || !table) {
  console.error('usage: node examples/bot.mjs SERVER TABLE [NAME]');
  process.exit(2);
}

/** What to answer: here the cautious answer the server suggests. `choices` holds what else there is. */
function choose({ decision, suggestion }) {
  // Nobody has to trade: once asked, say that we are done.
  return decision.kind === 'trade' ? { do: 'done' } : suggestion;
}

async function call(path, { token, body } = {}) {
  const response = await fetch(`${server}/api/tables/${table}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const reply = await response.json();
  if (!response.ok) throw Object.assign(new Error(reply.error?.text ?? response.status), reply.error);
  return reply;
}

const { seat, token } = await call('/join', { body: { name } });
console.log(`${name} sits in seat ${seat}.`);

const answered = new Set();
let busy = false;
let again = false;

/** Answers everything the seat is asked now. Events that arrive meanwhile make it look once more. */
async function look() {
  if (busy) {
    again = true;
    return;
  }
  busy = true;
  do {
    again = false;
    const { decisions } = await call('/decisions', { token }).catch(() => ({ decisions: [] }));
    for (const asked of decisions) {
      const { id, kind, optional } = asked.decision;
      if (optional || answered.has(id)) continue;
      const body = { id: crypto.randomUUID(), decision: id, kind, answer: choose(asked) };
      try {
        await call('/answers', { token, body });
        // A window such as trade stays open after an answer: once is enough for this bot.
        answered.add(id);
        console.log(`${kind}: ${JSON.stringify(body.answer).slice(0, 100)}`);
      } catch (error) {
        // Somebody was quicker, or the answer does not hold any more: look again.
        console.log(`${kind} refused: ${error.message}`);
      }
    }
  } while (again);
  busy = false;
}

function connect() {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', v: 1, table, token }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t === 'snapshot' || message.t === 'delta') look();
    if (message.t === 'table' && message.table.status === 'over') {
      console.log('The game is over.');
      socket.onclose = null;
      socket.close();
    }
  };
  // The server may restart; the seat stays ours.
  socket.onclose = () => setTimeout(connect, 1000);
}

connect();
