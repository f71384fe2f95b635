import { limits } from '@spadestik/domain/limits'
import type { MailQueue } from './readMails'

const timeOf = (time: string | null) => (time === null ? '-' : new Date(time).toISOString())

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * Describes how many e-mails are waiting, are failing or were given up (Z13). The text contains no personal
 * data.
 */
export function describeMails(queues: readonly MailQueue[]): string {
  const [oldest] = queues
    .flatMap(({ failingSince, error }) => (failingSince === null ? [] : [{ since: failingSince, error }]))
    .toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since))
  const failures =
    oldest === undefined
      ? ''
      : `, ${sum(queues.map(({ failing }) => failing))} of them since a failure at ${timeOf(oldest.since)} (${oldest.error})`
  const lost = queues.filter(({ givenUp }) => givenUp > 0)
  return [
    `Waiting: ${sum(queues.map(({ waiting }) => waiting))}${failures}`,
    `Given up in the last ${limits.lostMailDays} days: ${sum(lost.map(({ givenUp }) => givenUp))}`,
    ...lost.map(
      (one) => `  ${one.kind}: ${one.givenUp}, the latest at ${timeOf(one.lastGivenUp)} (${one.lastError})`,
    ),
  ].join('\n')
}
