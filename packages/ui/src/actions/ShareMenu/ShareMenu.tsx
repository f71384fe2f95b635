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
  /** The `mailto:` address of the mail entry. */
  mailHref: string
  /** Copies the link. The promise resolves once the link is on the clipboard, and rejects if that fails. */
  onCopyLink: () => Promise<void>
  /** Milliseconds for which the button says that the link was copied (I01). */
  copiedMs: number
  /** Called instead of opening the menu when sharing needs a product. */
  onUnlock?: () => void
  /**
   * A button to use instead of the default one, which takes the root props. The confirmation is then announced
   * but not shown.
   */
  children?: ReactElement
}

type CopyState = 'idle' | 'copied' | 'failed'

/** Shares an item by mail or by its link, and confirms for a while that the link was copied (I01). */
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
