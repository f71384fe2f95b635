import { Check, CircleAlert, Link2, Mail, Share2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../Button/Button'
import { Menu } from '../Menu/Menu'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import { shareMenuMessages as messages } from './ShareMenu.messages'
import type { RootProps } from '../../styles/RootProps'

/** The props of a share menu. */
export interface ShareMenuProps extends Omit<RootProps<HTMLButtonElement>, 'onClick'> {
  /** The `mailto:` address that the mail entry opens. */
  mailHref: string
  /**
   * Copies the link. The promise resolves when the link is on the clipboard, and rejects if copying fails.
   */
  onCopyLink: () => Promise<void>
  /** The time in milliseconds for which the button confirms that the link was copied (I01). */
  copiedMs: number
  /**
   * Opens the paywall. Pass this function only if the user must buy a product first: a press on the button
   * then calls it and does not open the menu.
   */
  onUnlock?: () => void
  /**
   * A button that replaces the default button. Put the root props on this button yourself. Only screen
   * readers announce that the link was copied, because this button does not show it.
   */
  children?: ReactElement
}

type CopyState = 'idle' | 'copied' | 'failed'

/**
 * A button with a menu that shares an item by mail or copies its link (I01). A confirmation of the copy is
 * shown for `copiedMs`.
 */
export function ShareMenu({ mailHref, onCopyLink, copiedMs, onUnlock, children, ...root }: ShareMenuProps) {
  const { formatMessage } = useIntl()
  const [copy, setCopy] = useState<CopyState>('idle')
  useEffect(() => {
    if (copy === 'idle') return undefined
    const timer = window.setTimeout(() => setCopy('idle'), copiedMs)
    return () => window.clearTimeout(timer)
  }, [copy, copiedMs])
  const copyLink = () => {
    setCopy('idle')
    onCopyLink().then(
      () => setCopy('copied'),
      () => setCopy('failed'),
    )
  }
  const icons = { idle: Share2, copied: Check, failed: CircleAlert }
  const labels = { idle: messages.share, copied: messages.copied, failed: messages.failed }
  const announcement = copy !== 'idle' && formatMessage(labels[copy])
  if (onUnlock) {
    return (
      <Button {...root} icon={Share2} onPress={onUnlock}>
        {formatMessage(messages.share)}
      </Button>
    )
  }
  return (
    <>
      <Menu
        label={formatMessage(messages.share)}
        placement="bottom start"
        entries={[
          { id: 'mail', label: formatMessage(messages.byMail), icon: Mail, href: mailHref },
          { id: 'copy', label: formatMessage(messages.copyLink), icon: Link2, onPress: copyLink },
        ]}
      >
        {children ?? (
          <Button {...root} icon={icons[copy]}>
            {formatMessage(labels[copy])}
          </Button>
        )}
      </Menu>
      <output className={visuallyHidden}>{announcement}</output>
    </>
  )
}
