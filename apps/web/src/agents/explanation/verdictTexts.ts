import type { Schemas } from '@spadestik/api-client'
import { dayAt, formatDate } from '@spadestik/domain/dates'
import type { IntlShape } from 'react-intl'
import { conditionName } from '../conditions/askedTexts'
import { messages } from './Explanation.messages'

export type AgentExplanation = Schemas['AgentExplanation']

export const failingOf = ({ conditions }: AgentExplanation) =>
  conditions.filter(({ isMet }) => isMet === false)

export function verdictTexts(
  intl: IntlShape,
  { isHidden, isOutsideProduct }: Pick<Schemas['ItemExplanation'], 'isHidden' | 'isOutsideProduct'>,
  agent: AgentExplanation,
): string[] {
  const { formatMessage } = intl
  if (agent.isFound) return [formatMessage(messages.found)]
  const failing = failingOf(agent)
  const [first] = failing
  return [
    ...(first !== undefined && failing.length === 1
      ? [formatMessage(messages.missedOne, { filter: conditionName(intl, first) })]
      : []),
    ...(failing.length > 1 ? [formatMessage(messages.missedSeveral, { count: failing.length })] : []),
    ...(isHidden ? [formatMessage(messages.hidden)] : []),
    ...(isOutsideProduct ? [formatMessage(messages.product)] : []),
  ]
}

const noMails = {
  never: messages.never,
  muted: messages.muted,
  mailed: messages.mailed,
  unchanged: messages.unchanged,
  earlier: messages.earlier,
  kind: messages.kindNotMailed,
} as const

/**
 * Returns sentences about the e-mails that an agent (a saved search) sends about an item. They say when the
 * last e-mail was sent, and when the next one will be sent or why none will be sent.
 *
 * @param timeZone the IANA name of the time zone of the national domain (dk, se or no)
 */
export function mailTexts(
  intl: IntlShape,
  { lastMail, nextMail, noMail }: AgentExplanation,
  timeZone: string,
): string[] {
  const { formatMessage } = intl
  const moment = (instant: string) => ({
    day: formatDate(dayAt(Date.parse(instant), timeZone)),
    time: intl.formatTime(instant, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  })
  const last = () => {
    if (lastMail === null) return []
    if (!lastMail.isSent) return [formatMessage(messages.queued)]
    return [formatMessage(lastMail.isListed ? messages.sent : messages.counted, moment(lastMail.time))]
  }
  const next = nextMail === null ? [] : [formatMessage(messages.next, moment(nextMail))]
  const isReason = noMail !== null && noMail !== 'hidden' && noMail !== 'product' && noMail !== 'notFound'
  return [...last(), ...next, ...(isReason ? [formatMessage(noMails[noMail])] : [])]
}
