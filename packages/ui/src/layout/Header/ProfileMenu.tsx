import { Button } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import { Badge } from '../../feedback/Badge/Badge'
import type { MenuEntry } from '../../actions/Menu/MenuEntry'
import { Menu } from '../../actions/Menu/Menu'
import * as css from './Header.css'
import { headerMessages as messages } from './Header.messages'
import { initialsOf } from './initialsOf'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of the account button and its menu. */
export interface ProfileMenuProps extends Omit<RootProps<HTMLButtonElement>, 'onClick'> {
  /** The name of the user. */
  name: string
  /** The e-mail address of the user. */
  email: string
  /** The number of projects that a visitor with limited access may still open. Leave out for other users. */
  viewsLeft?: number
  /** The entries of the menu, such as signing out. */
  entries: readonly MenuEntry[]
}

/** A button with the initials of the user. It opens a menu with name, e-mail and entries. */
export function ProfileMenu({ name, email, viewsLeft, entries, className, ...root }: ProfileMenuProps) {
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
      <Button {...root} className={classNames(css.avatarButton, className)} aria-label={label}>
        <span className={css.avatar} data-initials={initialsOf(name)} />
      </Button>
    </Menu>
  )
}
