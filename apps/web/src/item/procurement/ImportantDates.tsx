import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { windowStatus } from '@spadestik/domain/deadlines'
import { DateWindows } from '@spadestik/ui/DateWindows'
import { useIntl } from 'react-intl'
import { soft } from '../../styles/text.css'
import { AllDeadlines } from './AllDeadlines'
import { WindowCalendarMenu } from './WindowCalendarMenu'
import { messages } from '../ItemPage.messages'
import type { TenderWindow } from '../facts/tenderWindows'
import { itemMoment, lockedWindows, tenderWindows } from '../facts/tenderWindows'
import { useWindowWords } from '../facts/useWindowWords'
import { useCalendarAlarm } from './useCalendarAlarm'
import { WindowState } from '../facts/WindowState'
import { usePaywall } from '../ItemActionsContext'
import { useCaller } from '../../session/SessionContext'

/**
 * The date windows of a procurement, such as its period for offers. Users without a paid subscription see
 * blurred placeholders (Q02, K02).
 */
export function ImportantDates({ procurement }: { procurement: Schemas['Procurement'] }) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const { openPaywall } = usePaywall()
  const wordsOf = useWindowWords()
  const [alarm, setAlarm] = useCalendarAlarm()
  const isLocked = !may(caller, 'readPaidDetails')
  const windows = isLocked ? lockedWindows : tenderWindows(procurement)
  const canExport = may(caller, 'exportCalendar')
  if (windows.length === 0) return <p className={soft}>{formatMessage(messages.noDates)}</p>
  const moment = itemMoment(procurement)
  const shown = (window: TenderWindow) => {
    const status = windowStatus(window, moment)
    return {
      ...wordsOf(window),
      status: <WindowState status={status} />,
      isPast: status.state === 'over',
      calendarMenu: canExport && status.state !== 'over' && (
        <WindowCalendarMenu procurement={procurement} window={window} alarm={alarm} />
      ),
    }
  }
  return (
    <>
      <DateWindows
        label={formatMessage(messages.dates)}
        windows={windows.map((window) => shown(window))}
        isLocked={isLocked}
        onUnlock={openPaywall}
      />
      {canExport && (
        <AllDeadlines procurement={procurement} windows={windows} alarm={alarm} onAlarmChange={setAlarm} />
      )}
    </>
  )
}
