// A small SMTP server in a process of its own: it prints each mail it takes as a line of JSON. The first line is its port.
// With the argument `refusing` it turns down every recipient, `failing` gives up in the middle.
import { createServer, type Socket } from 'node:net';

const mode = process.argv[2] ?? 'taking';

function talk(socket: Socket): void {
  let buffer = '';
  let data: string[] | undefined;
  let to: string[] = [];
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  say('220 test ESMTP');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    buffer += chunk;
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (data) take(line);
      else command(line);
    }
  });
  function take(line: string): void {
    if (line !== '.') return void data!.push(line.startsWith('.') ? line.slice(1) : line);
    console.log(JSON.stringify({ to, text: data!.join('\n') }));
    data = undefined;
    to = [];
    say('250 taken');
  }
  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO' || verb === 'HELO') say('250 test');
    else if (verb === 'RCPT' && mode === 'refusing') say('550 no such person');
    else if (verb === 'RCPT') {
      to.push(line.match(/<(.*)>/)?.[1] ?? '');
      say('250 ok');
    } else if (verb === 'DATA' && mode === 'failing') socket.destroy();
    else if (verb === 'DATA') {
      data = [];
      say('354 go on');
    } else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else say('250 ok');
  }
}

const server = createServer(talk).listen(0, '127.0.0.1', () => {
  console.log((server.address() as { port: number }).port);
});
