// Whether somebody signed in to an account in this browser, so that the page can say when the session was ended.
export const ACCOUNT_KEY = 'punto.account';
