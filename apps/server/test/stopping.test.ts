import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Person } from './person.ts';
import { Served } from './served.ts';

it('stops soon, also when somebody on a line does not say goodbye', async () => {
  const served = new Served();
  await served.start();
  const ann = await Person.called(served.base, 'Ann');
  const id = await ann.table();
  const line = new WebSocket(`${served.base.replace('http', 'ws')}/api/tables/${id}/socket`, {
    headers: { cookie: ann.cookie },
  });
  await new Promise((resolve) => line.once('message', resolve));
  line.pause();
  const since = performance.now();
  await served.end();
  expect(performance.now() - since).toBeLessThan(10_000);
  line.terminate();
});

it('keeps no line to whoever was refused one, whether he hangs up or not', async () => {
  const served = new Served();
  await served.start();
  const { hostname, port } = new URL(served.base);
  const line = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  line.on('error', () => undefined);
  line.write('GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await new Promise((resolve) => line.once('data', resolve));
  await served.end();
  line.destroy();
});
