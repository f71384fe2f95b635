import { useIntl } from 'react-intl'
import type { MailTime } from '../../fields/MailTimeField/MailTimeField'
import { mailTimeFieldMessages } from '../../fields/MailTimeField/MailTimeField.messages'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './Rehearsal.css'
import { rehearsalMessages as messages } from './Rehearsal.messages'
import type { RehearsalResult } from './Rehearsal'

interface RehearsedMailsProps extends Pick<RehearsalResult, 'mails' | 'days' | 'isSampled'> {
  mailTime: MailTime
}

type SentTime = keyof RehearsalResult['mails']

const allTimes: Readonly<Record<SentTime, true>> = { always: true, daily: true, weekly: true }
const mailTimes = Object.keys(allTimes) as SentTime[]

export function RehearsedMails({ mails, mailTime, days, isSampled }: RehearsedMailsProps) {
  const { formatMessage } = useIntl()
  const textOf = (time: SentTime) => {
    const { count, perWeek } = mails[time]
    if (count === 0) return formatMessage(messages.noMails)
    if (perWeek === null) return formatMessage(messages.inDays, { count, days })
    // In a sample, the number of immediate mails is only a minimum. The real number is unknown, because one
    // mail can report several changes.
    const isLeast = isSampled && time === 'always'
    return formatMessage(isLeast ? messages.atLeastPerWeek : messages.perWeek, { perWeek })
  }
  return (
    <>
      <h4 className={css.heading}>{formatMessage(messages.mails)}</h4>
      <dl className={css.list}>
        {mailTimes.map((time) => (
          <div key={time} className={css.row} data-chosen={time === mailTime || undefined}>
            <dt>
              {formatMessage(mailTimeFieldMessages[time])}
              {time === mailTime && (
                <span className={visuallyHidden}> ({formatMessage(messages.chosen)})</span>
              )}
            </dt>
            <dd className={css.number}>{textOf(time)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
