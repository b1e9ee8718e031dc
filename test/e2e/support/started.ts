// A process shared by the tests, started by the global setup.

/** `address`: what a test needs to use it, as JSON. */
export type Started<Address> = { readonly address: Address; readonly close: () => Promise<void> };

/** The environment variable with the address of the global setup. */
export const SHARED_ADDRESS = 'PUNTO_TEST_SHARED';
