import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import { Link } from '../../actions/Link/Link'
import { Histogram } from '../../data/Histogram/Histogram'
import { Alert } from '../../feedback/Alert/Alert'
import { Skeleton } from '../../feedback/Skeleton/Skeleton'
import type { MailTime } from '../../fields/MailTimeField/MailTimeField'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './Rehearsal.css'
import { rehearsalMessages as messages } from './Rehearsal.messages'
import { RehearsalSummary } from './RehearsalSummary'
import { RehearsedMails } from './RehearsedMails'

/** How often something, such as an e-mail, would have happened in the period of a `Rehearsal`. */
export interface RehearsedRate {
  count: number
  /** The rounded number per week. Null if it is less than one, or if the period is shorter than a week. */
  perWeek: number | null
}

/** An item that the agent (a saved search) would have sent. */
export interface RehearsedItem {
  id: number
  name: string
  /** The day of the change as formatted text. */
  date: string
  place: string | null
  isNew: boolean
  /** The changes of the item that the agent would have reported. Empty for a new item. */
  changes: readonly string[]
  href: string
}

/** What an agent (a saved search) would have mailed in a period before today, if it had been saved then. */
export interface RehearsalResult {
  /** The number of days in the period. */
  days: number
  /** The first day as formatted text, if the period is shorter than usual. */
  since: string | null
  found: RehearsedRate
  /** The number of items sent in each week, oldest week first. `from` is its first day as formatted text. */
  weeks: readonly { from: string; count: number }[]
  /** The items that changed most recently. */
  latest: readonly RehearsedItem[]
  /** The number of found items that other agents of the user find too. */
  alreadyFound: number
  mails: Readonly<Record<Exclude<MailTime, 'never'>, RehearsedRate>>
  /**
   * The filters that exclude items. `label` is the filter with its value. `more` is the number of additional
   * items that the agent would have sent without this filter.
   */
  withoutFilter: readonly { id: string; label: string; more: number }[]
  /** Whether the result is based on a sample of the changes, because too many items changed in the period. */
  isSampled: boolean
}

/** The props of a rehearsal, which shows what an agent (a saved search) would have sent. */
export interface RehearsalProps extends RootProps<HTMLElement> {
  /** What the agent would have sent. Undefined while this is loading. */
  result: RehearsalResult | undefined
  /** How often the user wants mails. The row for this choice is emphasised. */
  mailTime: MailTime
  /** Whether loading the result failed. */
  isFailed?: boolean
  /** Called when the user wants to load the result again. */
  onRetry: () => void
}

function Result({ result, mailTime }: { result: RehearsalResult; mailTime: MailTime }) {
  const { formatMessage, formatList, formatNumber } = useIntl()
  const { days, since, found, weeks, latest, alreadyFound, mails, withoutFilter, isSampled } = result
  const counts = formatList(weeks.map(({ count }) => formatNumber(count)))
  const first = weeks[0]?.from ?? ''
  return (
    <>
      {found.count === 0 ? (
        <p>{formatMessage(messages.noneText)}</p>
      ) : (
        <>
          {weeks.length > 1 && (
            <div>
              <Histogram
                label={formatMessage(messages.chart, { from: first, counts })}
                bars={weeks.map(({ count }, index) => ({ from: index, to: index + 1, count }))}
              />
              <p className={css.scale} aria-hidden>
                <span>{first}</span>
                <span>{formatMessage(messages.today)}</span>
              </p>
            </div>
          )}
          {alreadyFound > 0 && <p>{formatMessage(messages.alreadyFound, { count: alreadyFound })}</p>}
          <RehearsedMails {...{ mails, mailTime, days, isSampled }} />
          <h4 className={css.heading}>{formatMessage(messages.latest)}</h4>
          <ul className={css.list}>
            {latest.map(({ id, name, date, place, isNew, changes, href }) => (
              <li key={id}>
                <Link href={href} target="_blank" rel="noopener">
                  {name}
                  <span className={visuallyHidden}> ({formatMessage(messages.newTab)})</span>
                </Link>
                <p className={css.meta}>
                  {[date, place, ...(isNew ? [formatMessage(messages.isNew)] : changes)]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {withoutFilter.length > 0 && (
        <>
          <h4 className={css.heading}>{formatMessage(messages.withoutFilter)}</h4>
          <dl className={css.list}>
            {withoutFilter.map(({ id, label, more }) => (
              <div key={id} className={css.row}>
                <dt>{label}</dt>
                <dd className={css.number}>{formatMessage(messages.more, { more })}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className={css.meta}>
        {since === null
          ? formatMessage(messages.source, { days })
          : formatMessage(messages.sourceSince, { since })}
        {isSampled && ` ${formatMessage(messages.sampled)}`}
      </p>
    </>
  )
}

/**
 * Shows what an agent (a saved search) would have sent in the past (W12). Users see this before they save the
 * agent, and can save at any time.
 */
export function Rehearsal({
  result,
  mailTime,
  isFailed = false,
  onRetry,
  className,
  ...root
}: RehearsalProps) {
  const { formatMessage } = useIntl()
  const title = useRef<HTMLHeadingElement>(null)
  const isLoading = result === undefined && !isFailed
  function retry() {
    // Move the focus to the title, because the button disappears when the result has loaded.
    title.current?.focus()
    onRetry()
  }
  return (
    <section {...root} className={classNames(css.rehearsal, className)} aria-busy={isLoading || undefined}>
      <h3 ref={title} className={css.title} tabIndex={-1}>
        {formatMessage(messages.title)}
      </h3>
      {isFailed ? (
        <Alert
          tone="warning"
          actions={
            <Button variant="quiet" size="small" onPress={retry}>
              {formatMessage(messages.retry)}
            </Button>
          }
        >
          {formatMessage(messages.failed)}
        </Alert>
      ) : (
        <>
          <output className={css.summary}>
            {result === undefined ? (
              <>
                <span className={visuallyHidden}>{formatMessage(messages.loading)}</span>
                <Skeleton width="70%" />
              </>
            ) : (
              <RehearsalSummary result={result} />
            )}
          </output>
          {result === undefined ? (
            <>
              <Skeleton shape="block" lineHeight={36} />
              <Skeleton lines={3} />
            </>
          ) : (
            <Result result={result} mailTime={mailTime} />
          )}
        </>
      )}
    </section>
  )
}
