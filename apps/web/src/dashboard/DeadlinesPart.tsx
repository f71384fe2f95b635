import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { Button } from '@spadestik/ui/Button'
import { IconButton } from '@spadestik/ui/IconButton'
import { Link } from '@spadestik/ui/Link'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDismissDeadlines } from '../api/updates'
import { Deadline } from '../item/Deadline'
import { paths } from '../routing/paths'
import { small } from '../styles/text.css'
import { messages } from './TodayOverview.messages'
import * as css from './TodayOverview.css'
import { TodayPart } from './TodayPart'

type Dismissed = Schemas['DismissedDeadlines']['deadlines']

const deadlinesOf = (tenders: readonly Schemas['ProcurementSummary'][]): Dismissed =>
  tenders.flatMap(({ id, nextDeadline: day }) => (day === null ? [] : [{ id, day }]))

interface DeadlinesPartProps {
  tenders: readonly Schemas['ProcurementSummary'][]
}

/** The next deadlines. The user can dismiss one or all of them, and undo the dismissal (D04). */
export function DeadlinesPart({ tenders }: DeadlinesPartProps) {
  const { formatMessage } = useIntl()
  const save = useDismissDeadlines()
  const [said, say] = useState('')
  const [dismissed, setDismissed] = useState<Dismissed>([])
  const part = useRef<HTMLDivElement>(null)
  async function change(deadlines: Dismissed, isDismissed: boolean): Promise<void> {
    try {
      await save({ isDismissed, deadlines })
      say(formatMessage(isDismissed ? messages.dismissed : messages.undone, { count: deadlines.length }))
      setDismissed(isDismissed ? deadlines : [])
      // The pressed button disappears with the deadlines, so move the focus.
      part.current?.focus()
    } catch {
      say(formatMessage(messages.dismissFailed))
    }
  }
  const title = formatMessage(messages.deadlines)
  return (
    <div ref={part} tabIndex={-1} className={css.deadlines}>
      <TodayPart
        title={title}
        rows={tenders}
        none={formatMessage(messages.noDeadlines, { days: limits.todayDays })}
        renderRow={(tender) => (
          <li key={tender.id} className={css.deadlineRow}>
            <div className={css.deadlineText}>
              <div className={css.name} dir="auto">
                <Link variant="strong" href={paths.procurement(tender.id)}>
                  {tender.name}
                </Link>
                {tender.place !== null && <div className={css.detail}>{tender.place}</div>}
              </div>
              <div className={css.date}>
                <Deadline of={tender} />
              </div>
            </div>
            <IconButton
              icon={X}
              size="small"
              label={formatMessage(messages.dismiss, { name: tender.name })}
              onPress={() => void change(deadlinesOf([tender]), true)}
            />
          </li>
        )}
        action={
          tenders.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              aria-label={formatMessage(messages.dismissPart, { part: title })}
              onPress={() => void change(deadlinesOf(tenders), true)}
            >
              {formatMessage(messages.dismissAll)}
            </Button>
          )
        }
      />
      <div className={css.said}>
        <output className={small}>{said}</output>
        {dismissed.length > 0 && (
          <Button variant="quiet" size="small" onPress={() => void change(dismissed, false)}>
            {formatMessage(messages.undo)}
          </Button>
        )}
      </div>
    </div>
  )
}
