// The browser's part of passkeys: creates one, or signs with one. Loaded with the account page.
import type {
  Assertion,
  CreationOptionsAnswer,
  NewCredential,
  RequestOptionsAnswer,
} from '@punto/protocol/identity-api';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** The patron closed the dialog of the browser or the device, or took too long. */
export class Stopped extends Error {}

const STOPPED = new Set(['NotAllowedError', 'AbortError']);

const unlessStopped = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof Error && STOPPED.has(fault.name)) throw new Stopped('', { cause: fault });
    throw fault;
  }
};

export const makePasskey = (asked: CreationOptionsAnswer): Promise<NewCredential> =>
  unlessStopped(async () => {
    const { response, clientExtensionResults, ...made } = await startRegistration({
      optionsJSON: asked.options,
    });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return {
      ...{ id: made.id, rawId: made.rawId, type: made.type, clientExtensionResults },
      response: { clientDataJSON, attestationObject, transports },
    };
  });

/** `autofill`: offered in a field of the page until another passkey request begins. */
export const usePasskey = (asked: RequestOptionsAnswer, autofill = false): Promise<Assertion> =>
  unlessStopped(async () => {
    const { response, clientExtensionResults, ...made } = await startAuthentication({
      optionsJSON: asked.options,
      useBrowserAutofill: autofill,
    });
    const { clientDataJSON, authenticatorData, signature } = response;
    return {
      ...{ id: made.id, rawId: made.rawId, type: made.type, clientExtensionResults },
      response: { clientDataJSON, authenticatorData, signature },
    };
  });

export const hasPasskeys = browserSupportsWebAuthn;
export const hasAutofill = browserSupportsWebAuthnAutofill;
