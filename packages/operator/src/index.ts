// The public entry, for programs that call a wallet: the contract, its signatures, and the rules of the calls.

export { amountText, exponentOf } from '@punto/engine/currency';
export { CALL_SCHEMAS, type CallBodies, WALLET_CALLS, type WalletCall } from './contract/calls.ts';
export { asCall, callFault } from './contract/check-call.ts';
export { CODES, type WalletCode } from './contract/code.ts';
export { type ReceivedAnswer, verdictOf } from './rules/answer-of.ts';
export {
  decideWallet,
  firstCardFrom,
  isWalletLocked,
  type WalletDecision,
  type WalletEffect,
  type WalletInput,
} from './rules/decide-wallet.ts';
export {
  evolve,
  newWalletState,
  type WalletEvent,
  type WalletState,
  walletStateFrom,
} from './rules/wallet-state.ts';
export { parseWebhookKey, signatureFault, signMessage } from './signature/standard-webhooks.ts';
