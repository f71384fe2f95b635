import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { knownOr } from '../../api/cache/knownOr'
import { useAgents } from '../../api/agents'
import { useCalendarFeeds } from '../../api/deadlines'
import { useLists } from '../../api/lists'
import { usePaywall } from '../../item/ItemActionsContext'
import { lazyPart } from '../../loading/lazyPart'
import { Resource } from '../../resources/Resource'
import { together } from '../../resources/together'
import { focusOrigin, keepFocus } from '../../routing/keepFocus'
import { useCaller } from '../../session/SessionContext'
import { small, soft } from '../../styles/text.css'
import { LazyCalendarFeedDialog } from '../calendar/LazyCalendarFeedDialog'
import { messages } from './CalendarBox.messages'
import * as css from '../parts/boxes.css'

type Source = Schemas['CalendarFeedDraft']

const RevokeFeedQuestion = lazyPart(
  async () => (await import('../calendar/RevokeFeedQuestion')).RevokeFeedQuestion,
)

const everything: Source = { listId: null, agentId: null }
const isSame = (one: Source, other: Source) => one.listId === other.listId && one.agentId === other.agentId

/**
 * Lists the addresses that the user has given out, and revokes them (O17). They are about one list, about one
 * agent (a saved search), or about all lists and agents (Z08).
 */
export function CalendarBox() {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const { openPaywallFor } = usePaywall()
  const feeds = useCalendarFeeds()
  const lists = useLists()
  const agents = useAgents()
  /** How many rows were visible before the latest press that shows more. Zero before the first one. */
  const [seen, setSeen] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const [opened, open] = useState<{ source: Source; name?: string; isNewsOnly: boolean } | null>(null)
  const [touched, setTouched] = useState<readonly Source[]>([])
  const [revoked, revoke] = useState<{ id: number; name: string } | null>(null)
  const origin = useRef<Element | null>(null)
  // The button that shows more is gone with the last page, so the first new row gets the focus.
  useEffect(() => {
    if (seen > 0) list.current?.children[seen]?.querySelector('button')?.focus({ preventScroll: true })
  }, [seen])
  /** Returns the name of a list or agent. It can be new, and missing in the lists and agents that are known. */
  const nameOf = ({ listId, agentId }: Source): string => {
    if (listId === null && agentId === null) return formatMessage(messages.everything)
    return listId === null
      ? (agents.data?.find(({ id }) => id === agentId)?.name ?? formatMessage(messages.agent))
      : (lists.data?.find(({ id }) => id === listId)?.name ?? formatMessage(messages.list))
  }
  // Keep the row of a feed that the user has just deleted, because the button in the row has the focus.
  const sources = [everything, ...knownOr(feeds.data, []), ...touched]
  const rows = sources.flatMap((source, at) => {
    if (sources.findIndex((other) => isSame(other, source)) < at) return []
    const { listId, agentId } = source
    const feed = feeds.data?.find((one) => isSame(one, source))
    return [{ source: { listId, agentId }, name: nameOf(source), feed }]
  })
  const shown = rows.slice(0, seen + limits.listPageSize)
  function press({ source, name, feed }: (typeof rows)[number]): void {
    if (feed === undefined && !may(caller, 'exportCalendar')) return openPaywallFor('exportCalendar')
    setTouched([...touched, source])
    const isNewsOnly = agents.data?.find(({ id }) => id === source.agentId)?.type === 'project'
    open({ source, isNewsOnly, ...(isSame(source, everything) ? {} : { name }) })
  }
  function keepFocusAfterRevoking(): void {
    revoke(null)
    // The button that opened the question is gone with the address.
    keepFocus(origin.current)
  }
  return (
    <Card title={formatMessage(messages.title)}>
      <div className={css.stack}>
        <p className={soft}>{formatMessage(messages.text)}</p>
        <Resource
          resource={together(feeds, lists, agents)}
          placeholder={<Skeleton width="100%" lineHeight={44} />}
        >
          {() => (
            <>
              <ul ref={list} className={css.rows}>
                {shown.map((row) => {
                  const { name, source, feed } = row
                  const isOn = feed !== undefined
                  return (
                    <li key={`${source.listId} ${source.agentId}`} className={css.row}>
                      <div className={css.rowWords}>
                        <strong>{name}</strong>
                        <div className={small}>
                          {isOn
                            ? formatMessage(messages.on, { day: formatDate(feed.created) })
                            : formatMessage(messages.off)}
                        </div>
                        {isOn && (
                          <div className={small}>
                            {feed.lastRead === null
                              ? formatMessage(messages.unread)
                              : formatMessage(messages.read, { day: formatDate(feed.lastRead) })}
                          </div>
                        )}
                      </div>
                      <div className={css.rowActions}>
                        <Button
                          size="small"
                          aria-label={formatMessage(isOn ? messages.manageNamed : messages.turnOnNamed, {
                            name,
                          })}
                          onPress={() => press(row)}
                        >
                          {formatMessage(isOn ? messages.manage : messages.turnOn)}
                        </Button>
                        {isOn && (
                          <Button
                            size="small"
                            aria-label={formatMessage(messages.revokeNamed, { name })}
                            onPress={() => {
                              origin.current = focusOrigin()
                              revoke({ id: feed.id, name })
                            }}
                          >
                            {formatMessage(messages.revoke)}
                          </Button>
                        )}
                      </div>
                    </li>
                  )
                })}
              </ul>
              {shown.length < rows.length && (
                <div>
                  <Button variant="quiet" onPress={() => setSeen(shown.length)}>
                    {formatMessage(messages.more)}
                  </Button>
                </div>
              )}
            </>
          )}
        </Resource>
      </div>
      {opened !== null && <LazyCalendarFeedDialog {...opened} onClose={() => open(null)} />}
      <Suspense>
        {revoked !== null && (
          <RevokeFeedQuestion {...revoked} onClose={() => revoke(null)} onEnded={keepFocusAfterRevoking} />
        )}
      </Suspense>
    </Card>
  )
}
