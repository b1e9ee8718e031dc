import { expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

it.each([
  ['serve', '--port', '99999', 'It must be a whole number from 0 to 65535.'],
  ['serve', '--port', 'door', 'It must be a whole number from 0 to 65535.'],
  ['serve', '--port', '', 'It must be a whole number from 0 to 65535.'],
  ['serve', '--host', ' ', 'It must be an address.'],
  ['serve', '--data', '', 'It must be a folder.'],
  ['serve', '--rooms', '', 'It must be a file or a folder.'],
  ['operator', '--host', '', 'It must be an address.'],
  ['operator', '--port', '65536', 'It must be a whole number from 0 to 65535.'],
  ['digest', '--root', '', 'It must be a folder.'],
  ['audit', '--data', '', 'It must be a folder.'],
])(
  '`punto %s %s %j` is refused with exit code 2 and what to change',
  async (command, option, value, words) => {
    const { code, out, err } = await punto([command, option, value]);
    expect(err).toContain(`punto: option '${option} <`);
    expect(err).toContain(`argument '${value}' is invalid. ${words}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  },
);

it('the help of `punto serve` has the exit code of settings and files', async () => {
  expect((await punto(['serve', '--help'])).out).toContain(
    '2 wrong arguments, 78 settings, room or brand files have faults.',
  );
});
