import { isDeepStrictEqual } from 'node:util'
import type { ExpectedMail, MailedItem } from './Oracle'
import type { QueuedAlert } from './readMails'

const latestItems = 20
const olderUrgentItems = 10

/**
 * Returns whether a mail lists the items that it should. A mail with more than 20 items may list any 20 of
 * them, and at most ten urgent ones besides.
 */
function hasItems({ items, total }: QueuedAlert, expected: readonly MailedItem[]): boolean {
  const most = Math.min(total, latestItems + olderUrgentItems)
  if (total !== expected.length || items.length < Math.min(total, latestItems) || items.length > most)
    return false
  const byKey = new Map(expected.map((item) => [item.key, item]))
  return items.every((item) => isDeepStrictEqual(item, byKey.get(item.key)))
}

const show = (items: readonly MailedItem[]) =>
  JSON.stringify([...items].sort((a, b) => a.key.localeCompare(b.key)))

export function compareMails(
  at: number,
  expected: readonly ExpectedMail[],
  queued: readonly QueuedAlert[],
): string[] {
  const time = new Date(at).toISOString()
  const missing = expected.flatMap(({ to, items }) => {
    const [mail, ...others] = queued.filter((one) => one.to === to)
    if (mail === undefined) return [`${time} ${to} got no mail with ${show(items)}`]
    if (others.length > 0) return [`${time} ${to} got ${others.length + 1} mails instead of one`]
    if (mail.created !== at)
      return [`${time} ${to}: the mail has the time ${new Date(mail.created).toISOString()}`]
    return hasItems(mail, items)
      ? []
      : [`${time} ${to} got ${mail.total} items: ${show(mail.items)}\n  instead of ${show(items)}`]
  })
  const wanted = new Set(expected.map(({ to }) => to))
  const extra = queued.filter(({ to }) => !wanted.has(to))
  return [
    ...missing,
    ...extra.map(({ to, items }) => `${time} ${to} got a mail that nobody expects: ${show(items)}`),
  ]
}
