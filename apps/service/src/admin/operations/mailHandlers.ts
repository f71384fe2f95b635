import type { Handler } from '../../contract/Operation'
import { readFailingMails, readMailQueues } from '../readMails'
import { retryMail } from '../retryMail'
import { administer } from './administer'
import { timeOf, timeOrNull, usualLimit } from './asManaged'

export const getManagedMailQueues: Handler<'getManagedMailQueues'> = async ({ db, now }) =>
  (await readMailQueues(db, now)).map((queue) => ({
    ...queue,
    since: timeOrNull(queue.since),
    failingSince: timeOrNull(queue.failingSince),
    lastGivenUp: timeOrNull(queue.lastGivenUp),
  }))

export const getManagedMails: Handler<'getManagedMails'> = async ({ db, query }) => {
  const { before = null, limit = usualLimit } = query
  // One mail more than wanted shows whether there is another page.
  const mails = await readFailingMails(db, { before, limit: limit + 1 })
  const items = mails.slice(0, limit).map((mail) => ({
    ...mail,
    created: timeOf(mail.created),
    failingSince: timeOf(mail.failingSince),
    due: timeOf(mail.due),
  }))
  return { items, before: mails.length > limit ? (items.at(-1)?.id ?? null) : null }
}

export const retryManagedMail: Handler<'retryManagedMail'> = async (call) => {
  await administer(call, {}, (trx, by) => retryMail(trx, by, call.path.id))
  return undefined
}
