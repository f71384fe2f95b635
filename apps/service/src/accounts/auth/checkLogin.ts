import type { Call } from '../../http/Operation'
import { countTry, forgetTries, readTries, refuseTry, tryLimits } from './takeTry'

/**
 * The first wait after too many wrong passwords, and the longest one: well below the 30 seconds after which
 * clients give up.
 */
const firstMs = 500
const longestMs = 10_000
/** The number of wrong passwords after which the wait doubles. */
const step = 10

/**
 * Returns how long a login waits before its password is checked. The wait slows guessing down but never
 * locks anybody out.
 *
 * @param failures wrong passwords so far
 * @param free wrong passwords that cause no wait
 * @returns milliseconds
 */
export function loginWait(failures: number, free: number): number {
  if (failures < free) return 0
  return Math.min(longestMs, firstMs * 2 ** Math.floor((failures - free) / step))
}

type LoginCall = Pick<Call<'createSession'>, 'db' | 'now' | 'address' | 'pause' | 'setHeader'>

/**
 * Checks a login so that its password cannot be guessed (ADR 25). Only wrong passwords count: too many for
 * one account from one address are refused; those from other addresses only slow the login down.
 *
 * @param email the account, in lower case; it may not exist
 * @param check checks the password; returns null when the login is refused
 * @returns the result of `check`
 * @throws Problem `tooManyRequests`, with the seconds to wait in the header `retry-after`.
 */
export async function checkLogin<Account>(
  { db, now, address, pause, setHeader }: LoginCall,
  email: string,
  check: () => Promise<Account | null>,
): Promise<Account | null> {
  const own = tryLimits.login(address, email)
  const slowing = [tryLimits.loginOfAccount(email), tryLimits.loginOfCaller(address)]
  const refuseIfUsedUp = async () => {
    const { count, seconds } = await readTries(db, own, now)
    if (count >= own.max) refuseTry(setHeader, seconds)
  }

  await refuseIfUsedUp()
  for (const limit of slowing) {
    const { count } = await readTries(db, limit, now)
    await pause(loginWait(count, limit.max))
  }
  const account = await check()
  if (account === null) {
    for (const limit of slowing) await countTry(db, limit, now)
    const seconds = await countTry(db, own, now)
    if (seconds !== null) refuseTry(setHeader, seconds)
    return null
  }
  // Concurrent guesses all passed the first check. Check again, so that none of them learns more than the
  // limit allows.
  await refuseIfUsedUp()
  await forgetTries(db, own)
  return account
}
