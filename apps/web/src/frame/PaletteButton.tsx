import { Search } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Icon } from '@spadestik/ui/Icon'
import * as css from './PaletteButton.css'
import { useOpenPalette } from './PaletteContext'
import { messages } from './Frame.messages'

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

export function PaletteButton() {
  const { formatMessage } = useIntl()
  const open = useOpenPalette()
  if (open === null) return null
  return (
    <button type="button" className={css.button} aria-haspopup="dialog" onClick={open}>
      <Icon icon={Search} />
      <span className={css.words}>{formatMessage(messages.palette)}</span>
      <kbd className={css.keys}>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
    </button>
  )
}
