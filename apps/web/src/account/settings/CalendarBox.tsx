import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { knownOr } from '../../api/cache/knownOr'
import { useAgents } from '../../api/agents'
import { useCalendarFeeds } from '../../api/deadlines'
import { useLists } from '../../api/lists'
import { usePaywall } from '../../item/ItemActionsContext'
import { Resource } from '../../resources/Resource'
import { together } from '../../resources/together'
import { useCaller } from '../../session/SessionContext'
import { small, soft } from '../../styles/text.css'
import { LazyCalendarFeedDialog } from '../calendar/LazyCalendarFeedDialog'
import { messages } from './CalendarBox.messages'
import * as css from '../parts/boxes.css'

type Source = Schemas['CalendarFeedDraft']

const everything: Source = { listId: null, agentId: null }
const isSame = (one: Source, other: Source) => one.listId === other.listId && one.agentId === other.agentId
const isEverything = (source: Source) => isSame(source, everything)

/**
 * Lists the user's calendar feeds. A feed is about one list, about one agent (a saved search), or about all
 * lists and agents (Z08).
 */
export function CalendarBox() {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const { openPaywallFor } = usePaywall()
  const feeds = useCalendarFeeds()
  const lists = useLists()
  const agents = useAgents()
  const [opened, open] = useState<{ source: Source; name?: string } | null>(null)
  const [touched, setTouched] = useState<readonly Source[]>([])
  const title = formatMessage(messages.title)
  const nameOf = ({ listId, agentId }: Source): string | undefined =>
    listId === null
      ? agents.data?.find(({ id, type }) => type === 'procurement' && id === agentId)?.name
      : lists.data?.find(({ id }) => id === listId)?.name
  // Keep the row of a feed that the user has just deleted, because the button in the row has the focus.
  const sources = [everything, ...knownOr(feeds.data, []).filter((feed) => !isEverything(feed)), ...touched]
  const rows = sources.flatMap((source, place) => {
    if (sources.findIndex((other) => isSame(other, source)) < place) return []
    const name = nameOf(source)
    if (name === undefined && !isEverything(source)) return []
    const feed = feeds.data?.find((one) => isSame(one, source))
    return [
      { name, source: { listId: source.listId, agentId: source.agentId }, created: feed?.created ?? null },
    ]
  })
  function press(source: Source, name: string | undefined, isOn: boolean): void {
    if (!isOn && !may(caller, 'exportCalendar')) return openPaywallFor('exportCalendar')
    setTouched([...touched, source])
    open({ source, ...(name === undefined ? {} : { name }) })
  }
  return (
    <Card title={title}>
      <div className={css.stack}>
        <p className={soft}>{formatMessage(messages.text)}</p>
        <Resource
          resource={together(feeds, lists, agents)}
          placeholder={<Skeleton width="100%" lineHeight={44} />}
        >
          {() => (
            <ul className={css.rows}>
              {rows.map(({ name, source, created }) => {
                const label = name ?? formatMessage(messages.everything)
                return (
                  <li key={`${source.listId} ${source.agentId}`} className={css.row}>
                    <div className={css.rowWords}>
                      <strong>{label}</strong>
                      <div className={small}>
                        {created === null
                          ? formatMessage(messages.off)
                          : formatMessage(messages.on, { day: formatDate(created) })}
                      </div>
                    </div>
                    <Button
                      size="small"
                      aria-label={formatMessage(
                        created === null ? messages.turnOnNamed : messages.manageNamed,
                        {
                          name: label,
                        },
                      )}
                      onPress={() => press(source, name, created !== null)}
                    >
                      {formatMessage(created === null ? messages.turnOn : messages.manage)}
                    </Button>
                  </li>
                )
              })}
            </ul>
          )}
        </Resource>
      </div>
      {opened !== null && <LazyCalendarFeedDialog {...opened} onClose={() => open(null)} />}
    </Card>
  )
}
