import type { ReactNode } from 'react'
import { useImperativeHandle } from 'react'
import { useIntl } from 'react-intl'
import * as css from './CodeField.css'
import { codeFieldMessages as messages } from './CodeField.messages'
import { useCodeField } from './useCodeField'
import type { RoomWidths } from './useRoom'
import { useRoom } from './useRoom'
import { classNames } from '../../styles/classNames'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** The props of a code field. */
export interface CodeFieldProps extends ValueProps<string>, RootProps<HTMLFieldSetElement> {
  /** The name of the field, shown above the boxes. */
  label: ReactNode
  /** The number of letters in the code, with one box for each (W05). */
  length: number
  /**
   * The widths of the field in px at which the boxes become larger: first to a medium size, then to the
   * largest size.
   */
  growsAt: RoomWidths
  /** The letters of the code. An empty box before a filled box is a space. */
  value?: string
  /**
   * Called with the new letters after each change, and with an empty string when an error clears the boxes.
   */
  onChange?: (value: string) => void
  /** Called with the code when every box is filled. */
  onComplete?: (code: string) => void
  /** The reason why the code is wrong. A new error clears the boxes and focuses the first box. */
  errorMessage?: ReactNode
  /** A hint that is shown below the boxes. */
  description?: ReactNode
  /** Whether users cannot type. */
  isDisabled?: boolean
  /** Whether the first box receives the focus when the field appears. @default false */
  takesFocus?: boolean
}

/**
 * A field for a code of letters, with one box per letter. Users can type or paste the code (W05). It is not part
 * of a form: `onComplete` receives the code.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, length, growsAt, errorMessage, description, className, ref, ...rest } = props
  const { value, defaultValue, onChange, onComplete, isDisabled, takesFocus, ...root } = rest
  const { formatMessage } = useIntl()
  const [field, room] = useRoom<HTMLFieldSetElement>(growsAt)
  useImperativeHandle<HTMLFieldSetElement | null, HTMLFieldSetElement | null>(ref, () => field.current)
  const state = { value, defaultValue, onChange, onComplete, errorMessage, isDisabled, takesFocus }
  const code = useCodeField({ length, ...state })
  return (
    <fieldset
      {...root}
      {...code.groupProps}
      ref={field}
      className={classNames(css.field, className)}
      data-room={room}
    >
      <div {...code.labelProps} className={css.label}>
        {label}
      </div>
      {/* Keep the boxes in order from left to right in every language, because the letters are Latin. */}
      <div className={css.boxes} dir="ltr">
        {Array.from({ length }, (_, index) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- a box is identified by its index
            key={index}
            {...code.getBoxProps(index)}
            className={css.box}
            aria-label={formatMessage(messages.box, { place: index + 1, length })}
          />
        ))}
      </div>
      <p {...code.descriptionProps} className={css.description}>
        {description}
      </p>
      <div {...code.errorProps} className={css.error}>
        {errorMessage}
      </div>
    </fieldset>
  )
}
