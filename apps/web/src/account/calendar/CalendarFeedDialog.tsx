import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { CalendarFeedModal } from '@spadestik/ui/CalendarFeedModal'
import { useState } from 'react'
import type { FeedUrls } from '../../api/deadlines'
import { useCalendarFeeds } from '../../api/deadlines'
import { useDialogForm } from '../../forms/useDialogForm'
import { useProblemText } from '../../problems/useProblemText'

export interface CalendarFeedDialogProps {
  source: Schemas['CalendarFeedDraft']
  name?: string
  /** Whether it is about an agent for projects, which have no deadlines. */
  isNewsOnly?: boolean
  onClose: () => void
}

/**
 * Creates, renews or deletes a calendar feed. The service sends the feed's address only once, so the address
 * stays visible until the dialog closes (Z08).
 */
export function CalendarFeedDialog({ source, name, isNewsOnly = false, onClose }: CalendarFeedDialogProps) {
  const { data, error, create, renew, remove } = useCalendarFeeds()
  const { submit, submission } = useDialogForm()
  const textOf = useProblemText()
  const [urls, setUrls] = useState<FeedUrls>()
  const { listId, agentId } = source
  const feed = data?.find((one) => one.listId === listId && one.agentId === agentId)
  const send = (call: () => Promise<FeedUrls | undefined>) => void submit(async () => setUrls(await call()))
  const isKnown = data !== undefined || error !== undefined
  return (
    <CalendarFeedModal
      isOpen
      onClose={onClose}
      isNewsOnly={isNewsOnly}
      {...(name === undefined ? {} : { name })}
      {...urls}
      {...(feed?.lastRead ? { lastRead: formatDate(feed.lastRead) } : {})}
      {...submission}
      errorMessage={submission.errorMessage ?? (data === undefined && error ? textOf(error) : undefined)}
      created={feed === undefined ? (isKnown ? null : undefined) : formatDate(feed.created)}
      onCreate={() => send(() => create(source))}
      onRenew={() => feed !== undefined && send(() => renew(feed.id))}
      onDelete={() =>
        feed !== undefined &&
        send(async () => {
          await remove(feed.id)
          return undefined
        })
      }
      // Pages without HTTPS have no clipboard, so the call itself can fail.
      onCopy={async (address) => navigator.clipboard.writeText(address)}
    />
  )
}
