import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { Link } from '@spadestik/ui/Link'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Deadline } from '../item/Deadline'
import { Mark } from '../item/seen/Mark'
import { useMarkSeen, useToday } from '../api/updates'
import { ProblemView } from '../problems/view/ProblemView'
import { paths } from '../routing/paths'
import { useCaller } from '../session/SessionContext'
import { small } from '../styles/text.css'
import { messages } from './TodayOverview.messages'
import * as css from './TodayOverview.css'

interface PartProps<Row> {
  title: string
  rows: readonly Row[]
  renderRow: (row: Row) => ReactNode
  /** The text if there are no rows. */
  none: string
  /** A button beside the title. */
  action?: ReactNode
}

/** A heading and its rows. Five are shown at first, and a button shows the others. */
function Part<Row>({ title, rows, renderRow, none, action }: PartProps<Row>) {
  const { formatMessage } = useIntl()
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? rows : rows.slice(0, limits.overviewRows)
  return (
    <section>
      <div className={css.head}>
        <h3 className={css.heading}>{title}</h3>
        {action}
      </div>
      {rows.length === 0 ? (
        <p className={small}>{none}</p>
      ) : (
        <ul className={css.rows} aria-label={title}>
          {shown.map(renderRow)}
        </ul>
      )}
      {rows.length > limits.overviewRows && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isExpanded}
          onPress={() => setExpanded(!isExpanded)}
        >
          {isExpanded
            ? formatMessage(messages.seeLess)
            : formatMessage(messages.seeAll, { count: rows.length })}
        </Button>
      )}
    </section>
  )
}

const deadlineRow = ({ id, name, place, nextDeadline }: Schemas['ProcurementSummary']) => (
  <li key={id} className={css.row}>
    <div className={css.name}>
      <Link variant="strong" href={paths.procurement(id)}>
        {name}
      </Link>
      {place !== null && <div className={css.detail}>{place}</div>}
    </div>
    <div className={css.date}>
      <Deadline day={nextDeadline} />
    </div>
  </li>
)

const changeRow = ({ type, name, unseen }: Schemas['UnseenListItem']) => (
  <li key={`${type} ${unseen.id}`} className={css.row}>
    <div className={css.name}>
      <Link variant="strong" href={paths[type](unseen.id)}>
        {name}
      </Link>
      <div className={css.detail}>
        <Mark unseen={unseen} />
      </div>
    </div>
  </li>
)

const types = ['project', 'procurement'] as const

const idsOf = (changes: readonly Schemas['UnseenListItem'][], type: (typeof types)[number]) =>
  changes.filter((one) => one.type === type).map(({ unseen }) => unseen.id)

/** The next deadlines and the changes on the user's lists (D04). */
export function TodayOverview() {
  const { formatMessage } = useIntl()
  const canReadDeadlines = may(useCaller(), 'readPaidDetails')
  const { data, error, mutate } = useToday()
  const markSeen = useMarkSeen()
  const [said, say] = useState('')
  const changesPart = useRef<HTMLDivElement>(null)
  if (error !== undefined && data === undefined) {
    return <ProblemView problem={error} variant="part" onRetry={() => mutate()} />
  }
  if (data === undefined) {
    return (
      <Card title={formatMessage(messages.title)} isTitleOutside aria-busy>
        <div className={css.waiting}>
          <Skeleton lines={5} lineHeight={36} />
        </div>
      </Card>
    )
  }
  const { deadlines, changes, changeCount } = data
  async function markAll(): Promise<void> {
    try {
      const seen = types.map((type) => ({ type, ids: idsOf(changes, type) }))
      await Promise.all(seen.filter(({ ids }) => ids.length > 0).map(markSeen))
      say(formatMessage(messages.marked, { count: changes.length }))
      // The pressed button disappears with the changes.
      changesPart.current?.focus()
    } catch {
      say(formatMessage(messages.markFailed))
    }
  }
  const hidden = changeCount - changes.length
  return (
    <Card title={formatMessage(messages.title)} isTitleOutside>
      <div className={css.parts}>
        {canReadDeadlines && (
          <Part
            title={formatMessage(messages.deadlines)}
            rows={deadlines}
            renderRow={deadlineRow}
            none={formatMessage(messages.noDeadlines, { days: limits.todayDays })}
          />
        )}
        <div ref={changesPart} tabIndex={-1}>
          <Part
            title={formatMessage(messages.changes)}
            rows={changes}
            renderRow={changeRow}
            none={formatMessage(messages.noChanges)}
            action={
              changes.length > 0 && (
                <Button variant="quiet" size="small" onPress={() => void markAll()}>
                  {formatMessage(messages.markAllSeen)}
                </Button>
              )
            }
          />
          {hidden > 0 && <p className={small}>{formatMessage(messages.more, { count: hidden })}</p>}
        </div>
      </div>
      <output className={small}>{said}</output>
    </Card>
  )
}
