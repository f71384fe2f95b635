import type { TryLimit } from './takeTry'

const account = (what: string, email: string) => `${what} account ${email.trim().toLowerCase()}`
const caller = (what: string, address: string) => `${what} caller ${address}`

/**
 * How often one caller, and one account, may try what could be guessed or could flood a mailbox. A caller may
 * be a whole office behind one address. ADR 25 says why the limits of the login differ from the others.
 */
export const tryLimits = {
  /** Wrong passwords of one account from one address; more are refused. */
  login: (address: string, email: string): TryLimit => ({
    key: `${account('login', email)} ${caller('login', address)}`,
    max: 20,
    minutes: 15,
  }),
  /** Wrong passwords of one account from all addresses; more slow its login down. */
  loginOfAccount: (email: string): TryLimit => ({ key: account('login', email), max: 20, minutes: 15 }),
  /** Wrong passwords of all accounts from one address; more slow its logins down. */
  loginOfCaller: (address: string): TryLimit => ({ key: caller('login', address), max: 300, minutes: 15 }),
  passwordReset: (address: string, email: string): TryLimit[] => [
    { key: account('reset', email), max: 5, minutes: 60 },
    { key: caller('reset', address), max: 50, minutes: 60 },
  ],
  token: (address: string): TryLimit[] => [{ key: caller('token', address), max: 50, minutes: 15 }],
  codeSent: (mail: string): TryLimit => ({ key: account('code', mail), max: 5, minutes: 60 }),
  codeAsked: (address: string): TryLimit => ({ key: caller('code', address), max: 50, minutes: 60 }),
  codeTyped: (address: string): TryLimit[] => [{ key: caller('typed', address), max: 100, minutes: 15 }],
  demo: (address: string): TryLimit[] => [{ key: caller('demo', address), max: 20, minutes: 60 }],
  emailCode: (userId: number): TryLimit[] => [{ key: `email user ${userId}`, max: 5, minutes: 15 }],
} as const
