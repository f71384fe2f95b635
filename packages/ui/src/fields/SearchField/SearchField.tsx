import { Search, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { FieldTexts } from '../Field/Field'
import { fieldClassName } from '../Field/Field'
import * as fieldCss from '../Field/Field.css'
import { Icon } from '../../graphics/Icon/Icon'
import { IconButton } from '../../actions/IconButton/IconButton'
import { Select } from '../Select/Select'
import type { SelectOption } from '../Select/SelectOption'
import { controlInput } from '../../styles/control.css'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './SearchField.css'
import { searchFieldMessages as messages } from './SearchField.messages'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** The props of a search field. */
export interface SearchFieldProps<Mode extends string = string>
  extends Omit<FieldTexts, 'errorMessage'>, ValueProps<string>, RootProps<HTMLDivElement> {
  /** Called with the text when Enter is pressed. */
  onSubmit?: (value: string) => void
  /** Called after the user has cleared the field with Escape or with the clear button. */
  onClear?: () => void
  /** An example of a value. It disappears when the user types, so the field still needs a label. */
  placeholder?: string
  /** The maximum number of characters. */
  maxLength?: number
  /** Whether users cannot use the field. */
  isDisabled?: boolean
  /** Whether the field receives the focus when it appears. */
  autoFocus?: boolean
  /** The search modes, such as words or postal codes. Without modes, there is no select. */
  modes?: readonly SelectOption<Mode>[]
  /** The mode, if the parent controls it. */
  mode?: Mode
  /** The initial mode, if the parent does not control it. */
  defaultMode?: Mode
  /** Called with the search mode that the user selects. */
  onModeChange?: (mode: Mode) => void
}

/**
 * A field for a search text (S08). Enter calls `onSubmit`. Escape and the clear button clear the field. With
 * `modes`, a select at the end of the field changes the search mode.
 */
export function SearchField<Mode extends string>({
  label,
  isLabelHidden = false,
  description,
  value: controlled,
  defaultValue = '',
  onChange,
  onSubmit,
  onClear,
  placeholder,
  maxLength,
  isDisabled = false,
  autoFocus = false,
  modes,
  mode,
  defaultMode,
  onModeChange,
  className,
  ...root
}: SearchFieldProps<Mode>) {
  const [value, setValue] = useControlledState(controlled, defaultValue, onChange)
  const { formatMessage } = useIntl()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  function clear(): void {
    setValue('')
    onClear?.()
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && onSubmit !== undefined) {
      event.preventDefault()
      onSubmit(value)
    }
    if (event.key === 'Escape' && value !== '') {
      // Without this, Escape would also close a surrounding dialog.
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
  }

  return (
    <div {...root} className={classNames(fieldClassName, className)}>
      <label htmlFor={id} className={isLabelHidden ? visuallyHidden : fieldCss.label}>
        {label}
      </label>
      <div
        className={css.frame}
        data-empty={value === '' || undefined}
        data-disabled={isDisabled || undefined}
      >
        <span className={css.icon}>
          <Icon icon={Search} />
        </span>
        <input
          ref={input}
          id={id}
          type="search"
          className={controlInput}
          aria-describedby={description ? `${id}-description` : undefined}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          disabled={isDisabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus moves only if the parent asks for it
          autoFocus={autoFocus}
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span className={css.clear}>
          <IconButton
            icon={X}
            label={formatMessage(messages.clear)}
            size="small"
            iconSize={14}
            hasTooltip={false}
            excludeFromTabOrder
            isDisabled={isDisabled}
            onPress={clear}
          />
        </span>
        {modes && (mode ?? defaultMode) !== undefined && (
          <span className={css.mode}>
            <Select
              label={formatMessage(messages.mode)}
              isLabelHidden
              variant="inline"
              options={modes}
              value={mode}
              defaultValue={defaultMode}
              isDisabled={isDisabled}
              onChange={onModeChange}
            />
          </span>
        )}
      </div>
      {description && (
        <span id={`${id}-description`} className={fieldCss.description}>
          {description}
        </span>
      )}
    </div>
  )
}
