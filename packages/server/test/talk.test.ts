import { PROTOCOL } from '@ochre/protocol';
import { expect, it } from 'vitest';
import { Client } from './client.ts';
import { gather, generous, house } from './house.ts';

const ROUNDS = 25;

it('whoever comes to the table while somebody speaks hears it', async () => {
  const { url } = await house({ limits: generous });
  const [first, second] = await gather(url, 5);
  const { id } = first!.table;
  const ada = await new Client(url, id, first!.token).connect();
  for (let n = 0; n < ROUNDS; n++) {
    const bea = new Client(url, id, second!.token);
    const words = `round ${n}`;
    await bea.connect({ greet: false });
    bea.send({ t: 'hello', v: PROTOCOL, table: id, token: second!.token });
    expect(await ada.say('private', words, 2)).toBeUndefined();
    await bea.until(() => bea.chat.some((m) => m.text === words));
    expect(bea.chat.filter((m) => m.text === words)).toHaveLength(1);
    await bea.close();
  }
  await ada.close();
});
