import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { windowStanding } from '@spadestik/domain/deadlines'
import { DateWindows } from '@spadestik/ui/DateWindows'
import { useIntl } from 'react-intl'
import { soft } from '../../app/text.css'
import { WindowCalendarMenu } from '../../calendar/WindowCalendarMenu'
import { messages } from '../../itemPage/ItemPage.messages'
import type { TenderWindow } from '../../itemPage/tenderWindows'
import { lockedWindows, tenderWindows } from '../../itemPage/tenderWindows'
import { useWindowWords } from '../../itemPage/useWindowWords'
import { itemMoment } from '../../itemPage/itemMoment'
import { WindowState } from '../../itemPage/WindowState'
import { useItemActions } from '../../items/ItemActionsContext'
import { useCaller } from '../../session/SessionContext'

/** The windows of a procurement; without a paid product blurred placeholders (Q02, K02). */
export function ImportantDates({ procurement }: { procurement: Schemas['Procurement'] }) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const { openPaywall } = useItemActions()
  const wordsOf = useWindowWords()
  const isLocked = !may(caller, 'readPaidDetails')
  const windows = isLocked ? lockedWindows : tenderWindows(procurement)
  const canExport = may(caller, 'exportCalendar')
  if (windows.length === 0) return <p className={soft}>{formatMessage(messages.noDates)}</p>
  const moment = itemMoment(procurement)
  const shown = (window: TenderWindow) => {
    const standing = windowStanding(window, moment)
    return {
      ...wordsOf(window),
      standing: <WindowState standing={standing} />,
      isPast: standing.state === 'over',
      calendarMenu: canExport && standing.state !== 'over' && (
        <WindowCalendarMenu procurement={procurement} window={window} />
      ),
    }
  }
  return (
    <DateWindows
      label={formatMessage(messages.dates)}
      windows={windows.map((window) => shown(window))}
      isLocked={isLocked}
      onPaywall={openPaywall}
    />
  )
}
