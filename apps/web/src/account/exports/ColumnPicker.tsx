import { movedGroup } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { Checkbox } from '@spadestik/ui/Checkbox'
import { IconButton } from '@spadestik/ui/IconButton'
import { visuallyHidden } from '@spadestik/ui/visuallyHidden'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { columnMessages } from './ExportColumns.messages'
import * as css from './Export.css'
import { messages } from './Export.messages'
import type { ColumnName, PickedColumn } from './useColumns'

interface ColumnPickerProps {
  columns: readonly PickedColumn[]
  onChange: (columns: PickedColumn[]) => void
  onRestore: () => void
}

/** Chooses the columns of a spreadsheet and their order. */
export function ColumnPicker({ columns, onChange, onRestore }: ColumnPickerProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const [movedName, setMovedName] = useState<ColumnName | null>(null)
  const names = columns.map(({ name }) => name)
  const place = movedName === null ? -1 : names.indexOf(movedName)
  const labelOf = (name: ColumnName) => formatMessage(columnMessages[name])
  function move(name: ColumnName, step: -1 | 1, button: Element): void {
    const order = movedGroup(names, name, step)
    // React can move the row of the pressed button, which would then lose the focus.
    flushSync(() => {
      setMovedName(name)
      onChange(columns.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)))
    })
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <div>
      <div className={css.head}>
        <span id={id} className={css.label}>
          {formatMessage(messages.columns)}
        </span>
        <Button size="small" variant="quiet" onPress={onRestore}>
          {formatMessage(messages.standard)}
        </Button>
      </div>
      <ol className={css.columns} aria-labelledby={id}>
        {columns.map(({ name, isChosen }) => (
          <li key={name} className={css.column}>
            <Checkbox
              isSelected={isChosen}
              onChange={(chosen) =>
                onChange(columns.map((one) => (one.name === name ? { name, isChosen: chosen } : one)))
              }
              className={css.name}
            >
              {labelOf(name)}
            </Checkbox>
            {/* Never disable the buttons, because a disabled button loses the focus. Repeated presses count. */}
            <IconButton
              icon={ArrowUp}
              size="small"
              label={formatMessage(messages.up, { name: labelOf(name) })}
              guardMs={0}
              onPress={({ target }) => move(name, -1, target)}
            />
            <IconButton
              icon={ArrowDown}
              size="small"
              label={formatMessage(messages.down, { name: labelOf(name) })}
              guardMs={0}
              onPress={({ target }) => move(name, 1, target)}
            />
          </li>
        ))}
      </ol>
      <output className={visuallyHidden}>
        {movedName !== null &&
          formatMessage(messages.place, { name: labelOf(movedName), place: place + 1, count: names.length })}
      </output>
    </div>
  )
}
