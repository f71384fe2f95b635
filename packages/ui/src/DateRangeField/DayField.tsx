import { parseDate } from '@internationalized/date'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Calendar, CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Label } from 'react-aria-components/Label'
import { Popover } from 'react-aria-components/Popover'
import { useIntl } from 'react-intl'
import { buttonStyle } from '../Button/buttonStyle.css'
import { Icon } from '../Icon/Icon'
import { classNames } from '../styles/classNames'
import { control } from '../styles/control.css'
import { popover } from '../styles/popover.css'
import * as css from './DateRangeField.css'
import { dateRangeFieldMessages as messages } from './DateRangeField.messages'

interface DayFieldProps {
  label: string
  value: string | null
  onChange: (value: string | null) => void
  isDisabled?: boolean
  isInvalid?: boolean
}

/** Takes one day. */
export function DayField({ label, value, onChange, isDisabled, isInvalid }: DayFieldProps) {
  const { formatMessage } = useIntl()
  const square = buttonStyle({ variant: 'quiet', size: 'small', isSquare: true })
  return (
    <DatePicker
      value={value === null ? null : parseDate(value)}
      onChange={(day) => onChange(day?.toString() ?? null)}
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={css.day}
    >
      <Label className={css.dayLabel}>{label}</Label>
      <Group className={classNames(control, css.dayControl)}>
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
    </DatePicker>
  )
}
