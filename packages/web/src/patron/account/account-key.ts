// The stored mark of a sign-in in this browser, by which the page notices that the session was ended elsewhere.
export const ACCOUNT_KEY = 'punto.account';
