import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import * as css from './RowCheckbox.css'
import { rowCheckboxMessages as messages } from './RowCheckbox.messages'

/** The props of the checkbox of a row. */
export interface RowCheckboxProps extends RootProps<HTMLLabelElement> {
  /** The name of the item in the row, or null for the checkbox that selects all rows. */
  itemName: string | null
  /** Whether the row is selected. */
  isSelected: boolean
  /**
   * Whether only some of the rows are selected. Set it only on the checkbox that selects all rows. @default
   * false
   */
  isMixed?: boolean
  /**
   * Called after a press. `isRange` is true if the user held Shift. Then select all rows from the previously
   * pressed row to this row, including both.
   */
  onSelect: (isRange: boolean) => void
  /**
   * Whether the box appears only on hover and keyboard focus. On touch screens it is always visible. Use this
   * while no row is selected.
   *
   * @default false
   */
  isQuiet?: boolean
  /**
   * The id of the item in the row. It becomes the `value` of the checkbox, so that code can find the row that
   * belongs to a checkbox.
   */
  itemId?: number | string
}

/**
 * The checkbox that selects a row or a card. With null as item name, it selects all rows. A dash in the box
 * means that only some rows are selected.
 */
export function RowCheckbox(props: RowCheckboxProps) {
  const { itemName, isSelected, isMixed = false, onSelect, isQuiet = false, itemId, ...rest } = props
  const { className, ...root } = rest
  const { formatMessage } = useIntl()
  return (
    <label
      {...root}
      className={classNames(css.target, className)}
      data-quiet={isQuiet || undefined}
      data-selected={isSelected || undefined}
    >
      <input
        type="checkbox"
        className={css.box}
        aria-label={
          itemName === null ? formatMessage(messages.all) : formatMessage(messages.one, { name: itemName })
        }
        value={itemId}
        checked={isSelected}
        ref={(input) => {
          if (input !== null) input.indeterminate = isMixed
        }}
        onChange={({ nativeEvent }) =>
          onSelect((nativeEvent as unknown as MouseEvent['nativeEvent']).shiftKey)
        }
      />
    </label>
  )
}
