// The part of `oidc-provider` that the tests use; the package has no types of its own.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Context = {
    readonly oidc: {
      readonly client?: { readonly clientId: string };
      readonly session?: { readonly accountId?: string };
    };
  };
  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };
  type Configuration = {
    readonly interactions: { url(ctx: Context, interaction: { readonly uid: string }): string };
    findAccount(
      ctx: Context,
      sub: string,
    ): { readonly accountId: string; claims(): Promise<Readonly<Record<string, unknown>>> };
    loadExistingGrant(ctx: Context): Promise<Grant | undefined>;
    readonly [setting: string]: unknown;
  };

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Grant: new (of: {
      readonly clientId: string;
      readonly accountId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
