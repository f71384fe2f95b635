import { formatDate } from '@spadestik/domain/dates'
import { Badge } from '@spadestik/ui/Badge'
import { Button } from '@spadestik/ui/Button'
import { IconButton } from '@spadestik/ui/IconButton'
import { Link } from '@spadestik/ui/Link'
import { Menu } from '@spadestik/ui/Menu'
import { NoteCard } from '@spadestik/ui/NoteCard'
import { isShared } from '@spadestik/domain/sharing'
import { Ellipsis, Eye, PencilLine, UsersRound } from 'lucide-react'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { small } from '../../styles/text.css'
import { useHideActions, useNoteActions } from '../../item/ItemActionsContext'
import { messages as itemMessages } from '../../item/Items.messages'
import { messages } from './HiddenItems.messages'
import * as css from './HiddenItemsPage.css'
import type { HiddenRow } from './useHiddenRows'

function Entry({ row }: { row: HiddenRow }) {
  const { formatMessage } = useIntl()
  const { openHide, openUnhide } = useHideActions()
  const { openNote } = useNoteActions()
  const { type, id, name, phase, place, entry } = row
  const item = { type, id, name }
  const since = formatMessage(messages.hiddenSince, { date: formatDate(entry.created) })
  const people = entry.usersIds.length
  const menuLabel = formatMessage(messages.actionsFor, { name })
  return (
    <li className={css.entry}>
      <div className={css.words}>
        <h2>
          <Link variant="strong" href={paths[type](id)}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={small}>
          {[phase, place, since].filter(Boolean).join(' · ')}{' '}
          {people > 1 && (
            <>
              {formatMessage(messages.sharedWith, { count: people })}{' '}
              <Badge tone="shared">{formatMessage(itemMessages.shared)}</Badge>
            </>
          )}
        </p>
        {entry.notes.length > 0 && (
          <div className={css.notes}>
            {entry.notes.map((note) => (
              <NoteCard
                key={note.id}
                title={note.title}
                text={note.text}
                author={note.createdBy}
                created={formatDate(note.created)}
                isShared={isShared(note)}
                onEdit={() => openNote(item, note)}
              />
            ))}
          </div>
        )}
      </div>
      <div className={css.actions}>
        <Button
          size="small"
          icon={Eye}
          aria-label={formatMessage(messages.showAgainNamed, { name })}
          onPress={() => openUnhide(item)}
        >
          {formatMessage(messages.showAgain)}
        </Button>
        <Menu
          label={menuLabel}
          entries={[
            {
              id: 'settings',
              label: formatMessage(messages.settings),
              icon: UsersRound,
              onPress: () => openHide(item),
            },
            {
              id: 'note',
              label: formatMessage(messages.note),
              icon: PencilLine,
              onPress: () => openNote(item),
            },
          ]}
        >
          <IconButton icon={Ellipsis} size="small" label={menuLabel} />
        </Menu>
      </div>
    </li>
  )
}

/** Hidden items with their notes and actions (B01). */
export function HiddenList({ label, rows }: { label: string; rows: readonly HiddenRow[] }) {
  return (
    <ul className={css.list} aria-label={label}>
      {rows.map((row) => (
        <Entry key={row.entry.id} row={row} />
      ))}
    </ul>
  )
}
