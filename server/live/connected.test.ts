import { expect, test } from 'vitest';
import { Connected } from './connected.ts';

test('somebody is connected until the last connection is gone, and that is told once', () => {
  const connected = new Connected();
  const left: string[] = [];
  const stop = connected.onLeave((id) => left.push(id));
  const leaveTab = connected.enter('anna');
  const leavePhone = connected.enter('anna');
  connected.enter('bruno');
  leaveTab();
  leaveTab(); // a socket that is closed twice
  expect([connected.ids().sort(), left]).toEqual([['anna', 'bruno'], []]);
  leavePhone();
  expect([connected.ids(), left]).toEqual([['bruno'], ['anna']]);
  stop();
  connected.enter('carla')();
  expect(left).toEqual(['anna']);
});
