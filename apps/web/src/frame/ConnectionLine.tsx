import { useBottomBar } from '@spadestik/ui/useBottomBar'
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { isConnectionLost, onConnectionChange } from '../loading/connection'
import { messages } from './ConnectionLine.messages'
import * as css from './ConnectionLine.css'

/** Shows a line while the service cannot be reached (Z17). */
export function ConnectionLine() {
  const { formatMessage } = useIntl()
  const isLost = useSyncExternalStore(onConnectionChange, isConnectionLost)
  // Render the live region even without text. Screen readers announce only changes of a region that already
  // exists.
  return (
    <output ref={useBottomBar('edge')} className={css.place} data-connection={isLost ? 'lost' : 'up'}>
      {isLost && <span className={css.line}>{formatMessage(messages.lost)}</span>}
    </output>
  )
}
