import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useEffect, useId, useRef } from 'react'
import { useControlledState } from '../../styles/useControlledState'
import type { ValueProps } from '../../styles/StateProps'
import { codeKeyAction, spreadLetters } from './codeBoxes'

/** The options of `useCodeField`. */
export interface CodeFieldOptions extends ValueProps<string> {
  /** The number of letters in the code, with one box for each (W05). */
  length: number
  /** Called with the code when every box is filled. */
  onComplete?: (code: string) => void
  /** The reason why the code is wrong. A new error clears the boxes and focuses the first box. */
  errorMessage?: unknown
  /** Whether nothing can be typed. @default false */
  isDisabled?: boolean
  /** Whether the first box receives the focus when the field appears. @default false */
  takesFocus?: boolean
}

/** Returns the state and the props of a field for a code of letters, with one box per letter (W05). */
export function useCodeField(options: CodeFieldOptions) {
  const { length, onComplete, errorMessage, isDisabled, takesFocus = false, defaultValue = '' } = options
  const [value, setValue] = useControlledState(options.value, defaultValue, options.onChange)
  const id = useId()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const hasError = Boolean(errorMessage)
  const focus = (index: number) => boxes.current[Math.min(Math.max(index, 0), length - 1)]?.focus()
  // Clear a wrong code, so that the user can type it again from the first box.
  useEffect(() => {
    if (!hasError) return
    setValue('')
    boxes.current[0]?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- a new handler does not mean a new error
  }, [hasError, errorMessage])

  // Focus the first box when the field appears. The field often replaces the pressed button, and the focus
  // would be lost with this button.
  useEffect(() => {
    if (takesFocus) boxes.current[0]?.focus()
  }, [takesFocus])

  const type = (index: number, typed: string) => {
    const { letters, next } = spreadLetters(value, index, typed, length)
    if (letters === value && next === index) return
    setValue(letters)
    focus(next)
    if (letters.length === length && !letters.includes(' ')) onComplete?.(letters)
  }
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const action = codeKeyAction(event.key, value, index, length)
    if (action === null) return
    event.preventDefault()
    if (action.value !== value) setValue(action.value)
    focus(action.index)
  }
  return {
    /** The letters of the code, one per box. A space is an empty box before a filled box. */
    value,
    /** The props of the `fieldset` around the field. */
    groupProps: {
      'aria-labelledby': id,
      'aria-describedby': `${id}-hint ${id}-error`,
      disabled: isDisabled,
    },
    /** The props of the element that names the field. */
    labelProps: { id },
    /**
     * Returns the props of the `input` of one letter. Give the `input` an accessible name that contains its
     * position.
     */
    getBoxProps: (index: number): ComponentPropsWithRef<'input'> => ({
      ref: (box) => {
        boxes.current[index] = box
      },
      type: 'text',
      autoCapitalize: 'characters',
      autoComplete: index === 0 ? 'one-time-code' : 'off',
      spellCheck: false,
      'aria-invalid': hasError || undefined,
      value: (value[index] ?? '').trim(),
      onFocus: (event) => event.currentTarget.select(),
      onKeyDown: onKeyDown(index),
      onPaste: (event) => {
        event.preventDefault()
        type(index, event.clipboardData.getData('text'))
      },
      onChange: (event) => type(index, event.currentTarget.value),
    }),
    /** The props of the element with a hint. */
    descriptionProps: { id: `${id}-hint` },
    /**
     * The props of the element with the error. Always render this element. Otherwise screen readers do not
     * announce an error that appears later.
     */
    errorProps: { id: `${id}-error`, role: 'alert' },
  }
}
