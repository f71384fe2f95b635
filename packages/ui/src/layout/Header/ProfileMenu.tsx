import { Button } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import { Badge } from '../../feedback/Badge/Badge'
import type { MenuEntry } from '../../actions/Menu/MenuEntry'
import { Menu } from '../../actions/Menu/Menu'
import * as css from './Header.css'
import { headerMessages as messages } from './Header.messages'
import { initialsOf } from './initialsOf'

/** Whose account it is, and what can be done with it. */
export interface ProfileMenuProps {
  name: string
  email: string
  /** How many views a limited visitor has left; absent for a user. */
  viewsLeft?: number
  entries: readonly MenuEntry[]
}

/** Shows whose account it is behind their initials, and the lines that follow from it. */
export function ProfileMenu({ name, email, viewsLeft, entries }: ProfileMenuProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage(messages.profile, { name })
  const header = (
    <>
      <strong className={css.profileName}>{name}</strong>
      <span>{email}</span>
      {viewsLeft !== undefined && (
        <span>
          <Badge tone={viewsLeft === 0 ? 'near' : 'neutral'}>
            {formatMessage(messages.viewsLeft, { count: viewsLeft })}
          </Badge>
        </span>
      )}
    </>
  )
  return (
    <Menu label={label} header={header} entries={entries}>
      <Button className={css.avatarButton} aria-label={label}>
        <span className={css.avatar} data-initials={initialsOf(name)} />
      </Button>
    </Menu>
  )
}
