/** Where this window keeps the brand of the patron who was launched in it. Apart, since the script in the page reads it too. */
export const LAUNCHED_KEY = 'punto.launched';

export const isLaunchAddress = (path: string): boolean => path.startsWith('/launch/');
