import { movedGroup } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { IconButton } from '@spadestik/ui/IconButton'
import { visuallyHidden } from '@spadestik/ui/visuallyHidden'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as css from './FilterOrder.css'
import { messages } from './FilterOrder.messages'

interface FilterOrderProps {
  groups: readonly { readonly id: string; readonly title: string }[]
  /** Receives the ids in the new order. An empty array restores the standard order. */
  onOrderChange: (ids: readonly string[]) => void
  onDone: () => void
}

export function FilterOrder({ groups, onOrderChange, onDone }: FilterOrderProps) {
  const { formatMessage } = useIntl()
  const [movedId, setMovedId] = useState<string | null>(null)
  const ids = groups.map(({ id }) => id)
  const place = ids.indexOf(movedId ?? '')
  const moved = groups[place]
  const move = (id: string, step: -1 | 1) => {
    setMovedId(id)
    onOrderChange(movedGroup(ids, id, step))
  }
  return (
    <>
      <ol className={css.list} aria-label={formatMessage(messages.list)}>
        {groups.map(({ id, title }) => (
          <li key={id} className={css.group}>
            <span className={css.name}>{title}</span>
            {/* Never disable the button, not even at the end of the list, because a disabled button
                loses the focus. */}
            <IconButton
              icon={ArrowUp}
              size="small"
              label={formatMessage(messages.up, { name: title })}
              onPress={() => move(id, -1)}
            />
            <IconButton
              icon={ArrowDown}
              size="small"
              label={formatMessage(messages.down, { name: title })}
              onPress={() => move(id, 1)}
            />
          </li>
        ))}
      </ol>
      <output className={visuallyHidden}>
        {moved && formatMessage(messages.place, { name: moved.title, place: place + 1, count: ids.length })}
      </output>
      <div className={css.actions}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened the list is gone */}
        <Button size="small" variant="primary" autoFocus onPress={onDone}>
          {formatMessage(messages.done)}
        </Button>
        <Button size="small" variant="quiet" onPress={() => onOrderChange([])}>
          {formatMessage(messages.standard)}
        </Button>
      </div>
    </>
  )
}
