import type { Schemas } from '@spadestik/api-client/schema'

type MailTime = Schemas['MailTime']

interface Timed {
  /** The timing of all users who have none of their own. */
  readonly mailTime: MailTime
  /** The timing of this user alone, chosen in an e-mail. Null or undefined if `mailTime` applies. */
  readonly ownMailTime?: MailTime | null
}

/** Returns when an agent (a saved search) or a list sends e-mails to the user (W08). */
export const timingOf = ({ mailTime, ownMailTime }: Timed): MailTime => ownMailTime ?? mailTime

export const isUnsubscribed = ({ ownMailTime }: Timed): boolean => ownMailTime === 'never'

/**
 * Returns the timings to save after a user has edited the settings. If the user has chosen another timing, it
 * applies to all users, and the own timing ends (ADR 81).
 *
 * @param chosen the timing in the form, which began as `timingOf(stored)`
 */
export function timesToSave(
  stored: Timed,
  chosen: MailTime,
): { readonly mailTime: MailTime; readonly ownMailTime?: null } {
  if (chosen === timingOf(stored)) return { mailTime: stored.mailTime }
  return { mailTime: chosen, ownMailTime: null }
}
