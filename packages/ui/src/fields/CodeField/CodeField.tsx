import type { ClipboardEvent, FormEvent, KeyboardEvent, ReactNode } from 'react'
import { useEffect, useId, useImperativeHandle, useRef } from 'react'
import { useIntl } from 'react-intl'
import * as css from './CodeField.css'
import { codeFieldMessages as messages } from './CodeField.messages'
import { codeKeyAction, spreadLetters } from './codeBoxes'
import type { RoomWidths } from './useRoom'
import { useRoom } from './useRoom'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** The props of a code field. */
export interface CodeFieldProps extends ValueProps<string>, RootProps<HTMLFieldSetElement> {
  label: ReactNode
  /** The number of letters in the code, with one box for each (W05). */
  length: number
  /** The widths of the field in px at which the boxes become larger. */
  growsAt: RoomWidths
  /** The letters of the code. A space is an empty box before a filled box. */
  value?: string
  /**
   * Called with the new letters after each change, and with an empty string when an error clears the boxes.
   */
  onChange?: (value: string) => void
  /** Called with the code when every box is filled. */
  onComplete?: (code: string) => void
  /** The reason why the code is wrong. A new error clears the boxes and focuses the first box. */
  errorMessage?: ReactNode
  description?: ReactNode
  isDisabled?: boolean
  /** Whether the first box receives the focus when the field appears. @default false */
  takesFocus?: boolean
}

/** A field for a code of letters, with one box per letter. Users can type or paste the code (W05). */
export function CodeField(props: CodeFieldProps) {
  const { label, length, growsAt, onComplete, errorMessage, description, isDisabled, ...rest } = props
  const { takesFocus = false, value: controlled, defaultValue = '', onChange, className, ref, ...root } = rest
  const [value, setValue] = useControlledState(controlled, defaultValue, onChange)
  const { formatMessage } = useIntl()
  const labelId = useId()
  const [field, room] = useRoom<HTMLFieldSetElement>(growsAt)
  useImperativeHandle<HTMLFieldSetElement | null, HTMLFieldSetElement | null>(ref, () => field.current)
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const hasError = Boolean(errorMessage)
  const focus = (index: number) => boxes.current[Math.min(Math.max(index, 0), length - 1)]?.focus()
  // The service has rejected the code, so the user starts again at the first box.
  useEffect(() => {
    if (!hasError) return
    setValue('')
    boxes.current[0]?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- a new handler does not mean a new error
  }, [hasError, errorMessage])

  // The field often replaces the button that was pressed. Without this, the focus would be lost.
  useEffect(() => {
    if (takesFocus) boxes.current[0]?.focus()
  }, [takesFocus])

  const put = (next: string, index: number) => {
    setValue(next)
    focus(index)
    if (next.length === length && !next.includes(' ')) onComplete?.(next)
  }
  const type = (index: number, typed: string) => {
    const { letters, next } = spreadLetters(value, index, typed, length)
    if (letters !== value || next !== index) put(letters, next)
  }
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const action = codeKeyAction(event.key, value, index, length)
    if (action === null) return
    event.preventDefault()
    if (action.value !== value) setValue(action.value)
    focus(action.index)
  }
  const onPaste = (index: number) => (event: ClipboardEvent) => {
    event.preventDefault()
    type(index, event.clipboardData.getData('text'))
  }
  return (
    <fieldset
      {...root}
      ref={field}
      className={classNames(css.field, className)}
      data-room={room}
      aria-labelledby={labelId}
      aria-describedby={`${labelId}-hint ${labelId}-error`}
      disabled={isDisabled}
    >
      <div id={labelId} className={css.label}>
        {label}
      </div>
      {/* A code consists of Latin letters, so it runs from left to right in every language. */}
      <div className={css.boxes} dir="ltr">
        {Array.from({ length }, (_, index) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- a box is identified by its index
            key={index}
            ref={(box) => {
              boxes.current[index] = box
            }}
            className={css.box}
            type="text"
            autoCapitalize="characters"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            spellCheck={false}
            aria-label={formatMessage(messages.box, { place: index + 1, length })}
            aria-invalid={hasError || undefined}
            value={(value[index] ?? '').trim()}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={onKeyDown(index)}
            onPaste={onPaste(index)}
            onChange={(event: FormEvent<HTMLInputElement>) => type(index, event.currentTarget.value)}
          />
        ))}
      </div>
      <p id={`${labelId}-hint`} className={css.description}>
        {description}
      </p>
      <div id={`${labelId}-error`} className={css.error} role="alert">
        {errorMessage}
      </div>
    </fieldset>
  )
}
