/** Storage key of the brand of the patron who was launched in this window. In a file of its own, because the page's inline script reads it too. */
export const LAUNCHED_KEY = 'punto.launched';

export const isLaunchAddress = (path: string): boolean => path.startsWith('/launch/');
