import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Calendar, CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { useIntl } from 'react-intl'
import { buttonStyle } from '../../actions/Button/buttonStyle'
import { Icon } from '../../graphics/Icon/Icon'
import { classNames } from '../../styles/classNames'
import { control } from '../../styles/control.css'
import { popover } from '../../styles/popover.css'
import * as css from './DateField.css'
import { dateFieldMessages as messages } from './DateField.messages'

/**
 * The editable parts of a date (day, month and year), and the button that opens the calendar. Use it inside a
 * React Aria date picker.
 */
export function DayControl({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const { formatMessage } = useIntl()
  const square = buttonStyle({ variant: 'quiet', size: 'small', isSquare: true })
  return (
    <>
      <Group className={classNames(control, css.dayControl)} isReadOnly={isReadOnly}>
        <DateInput className={css.dayInput}>
          {(segment) => <DateSegment segment={segment} className={css.segment} />}
        </DateInput>
        <Button className={square} aria-label={formatMessage(messages.pick)}>
          <Icon icon={CalendarDays} />
        </Button>
      </Group>
      <Popover className={popover}>
        <Dialog className={css.dialog}>
          <Calendar>
            <div className={css.calendarHead}>
              <Button slot="previous" className={square} aria-label={formatMessage(messages.previous)}>
                <Icon icon={ChevronLeft} />
              </Button>
              <CalendarHeading className={css.month} />
              <Button slot="next" className={square} aria-label={formatMessage(messages.next)}>
                <Icon icon={ChevronRight} />
              </Button>
            </div>
            <CalendarGrid className={css.grid} weekdayStyle="short">
              {(date) => <CalendarCell date={date} className={css.cell} />}
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </>
  )
}
