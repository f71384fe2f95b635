import type { Call } from '../../contract/Operation'
import { countTry, forgetTries, readTries, refuseTry, tryLimits } from './takeTry'

/**
 * The shortest and the longest wait before a login, in milliseconds. Clients give up after 30 seconds, so the
 * longest wait must be much shorter.
 */
const firstMs = 500
const longestMs = 10_000
/** Each time that a user enters this number of further wrong passwords, the wait doubles. */
const step = 10

/**
 * Returns how many milliseconds a login waits before its password is checked. The wait slows down guessing,
 * and it never locks a user out.
 *
 * @param failures the number of wrong passwords so far
 * @param free the number of wrong passwords that cause no wait
 */
export function loginWait(failures: number, free: number): number {
  if (failures < free) return 0
  return Math.min(longestMs, firstMs * 2 ** Math.floor((failures - free) / step))
}

type LoginCall = Pick<Call<'createSession'>, 'db' | 'now' | 'address' | 'pause' | 'setHeader'>

/**
 * Checks a login, and limits the number of wrong passwords (ADR 25). Beyond the limit for an account together
 * with an IP address, logins are refused. Beyond the limit for an account alone or for an IP address alone,
 * logins are only delayed.
 *
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
  // Several concurrent guesses can all have passed the first check. Check the limit again, so that guessing
  // concurrently has no advantage.
  await refuseIfUsedUp()
  await forgetTries(db, own)
  return account
}
