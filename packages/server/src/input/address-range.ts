// Whether a text is an IP address, or a range of them such as 10.0.0.0/8.
import { isIP } from 'node:net';

export const isAddressRange = (word: string): boolean => {
  const [address = '', bits, ...rest] = word.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
  );
};
