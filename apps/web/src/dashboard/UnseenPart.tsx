import type { Schemas } from '@spadestik/api-client'
import { Button } from '@spadestik/ui/Button'
import { Link } from '@spadestik/ui/Link'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useMarkSeen } from '../api/updates'
import { Mark } from '../item/seen/Mark'
import { paths } from '../routing/paths'
import { small } from '../styles/text.css'
import { TodayPart } from './TodayPart'
import { messages } from './TodayOverview.messages'
import * as css from './TodayOverview.css'

type Unseen = Schemas['UnseenListItem']

const types = ['project', 'procurement'] as const

const idsOf = (items: readonly Unseen[], type: (typeof types)[number]) =>
  items.filter((one) => one.type === type).map(({ unseen }) => unseen.id)

interface UnseenPartProps<Item extends Unseen> {
  title: string
  items: readonly Item[]
  none: string
  /** A sentence about items that the overview does not show. Null if the overview shows all items. */
  more: string | null
  /** Returns a text to show after the item's badge. The badge says 'New' or names the latest change. */
  renderDetail?: (item: Item) => ReactNode
}

export function UnseenPart<Item extends Unseen>(props: UnseenPartProps<Item>) {
  const { title, items, none, more, renderDetail } = props
  const { formatMessage } = useIntl()
  const markSeen = useMarkSeen()
  const [said, say] = useState('')
  const part = useRef<HTMLDivElement>(null)
  async function markAll(): Promise<void> {
    try {
      const seen = types.map((type) => ({ type, ids: idsOf(items, type) }))
      await Promise.all(seen.filter(({ ids }) => ids.length > 0).map(markSeen))
      say(formatMessage(messages.marked, { count: items.length }))
      // The pressed button disappears with the items, so move the focus.
      part.current?.focus()
    } catch {
      say(formatMessage(messages.markFailed))
    }
  }
  return (
    <div ref={part} tabIndex={-1}>
      <TodayPart
        title={title}
        rows={items}
        none={none}
        renderRow={(item) => (
          <li key={`${item.type} ${item.unseen.id}`} className={css.row}>
            <div className={css.name} dir="auto">
              <Link variant="strong" href={paths[item.type](item.unseen.id)}>
                {item.name}
              </Link>
              <div className={css.detail}>
                <Mark unseen={item.unseen} /> <span>{renderDetail?.(item)}</span>
              </div>
            </div>
          </li>
        )}
        action={
          items.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              aria-label={formatMessage(messages.markPartSeen, { part: title })}
              onPress={() => void markAll()}
            >
              {formatMessage(messages.markAllSeen)}
            </Button>
          )
        }
      />
      {more !== null && <p className={small}>{more}</p>}
      <output className={small}>{said}</output>
    </div>
  )
}
