import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import type { ButtonProps } from 'react-aria-components/Button'
import { LabelContext } from 'react-aria-components/Label'
import { Provider } from 'react-aria-components/slots'
import { TextContext } from 'react-aria-components/Text'
import type { FieldTexts } from '../Field/Field'
import { Field, fieldClassName, fieldErrorClassName } from '../Field/Field'
import { Icon } from '../../graphics/Icon/Icon'
import { useLazyOverlay } from '../../overlays/useLazyOverlay'
import { typeAhead } from '../../text/typeAhead/typeAhead'
import { useTypedLetters } from '../../text/typeAhead/useTypedLetters'
import * as css from './Select.css'
import type { SelectOption } from './SelectOption'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

// React Aria's `Select` would load the list, its collection and its overlay with the button. Headers and
// results have selects on the first screen, so the list has to load later.
const loadList = () => import('./SelectList')
const SelectList = lazy(async () => ({ default: (await loadList()).SelectList }))

/** The props of a select. */
export interface SelectProps<Value extends string = string>
  extends FieldTexts, ValueProps<Value | null, Value>, RootProps<HTMLDivElement> {
  /** The options in the order shown, each with a value that is unique in the list. */
  options: readonly SelectOption<Value>[]
  /** The text while nothing is selected. */
  placeholder?: string
  /**
   * The look of the select. `field` fills its container, and `compact` is as wide as its label. `inline` is
   * for a select inside a field, and `quiet` for a toolbar.
   */
  variant?: 'field' | 'compact' | 'inline' | 'quiet'
  /** Whether users cannot use the field. */
  isDisabled?: boolean
  /** Whether the field must have a value. The label then has an asterisk. */
  isRequired?: boolean
  /** The name under which a form submits the value. */
  name?: string
  /** The value of the option to which the list scrolls when it opens. Defaults to the selected option. */
  startsAt?: Value
}

/**
 * Returns the next or previous option, which Right or Left Arrow selects while the list is closed. Returns
 * null if there is none.
 */
function neighbour<Value extends string>(
  options: readonly SelectOption<Value>[],
  value: Value | null,
  step: 1 | -1,
): SelectOption<Value> | null {
  const enabled = options.filter((option) => !option.isDisabled)
  const index = enabled.findIndex((option) => option.value === value)
  return (index === -1 ? enabled[0] : enabled[index + step]) ?? null
}

/**
 * Returns whether a key types a character by which an option can be found. Space is not such a key, because
 * it opens the list.
 */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: Parameters<NonNullable<ButtonProps['onKeyDown']>>[0]) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

const enabledLabel = (option: SelectOption | undefined): string | null =>
  option === undefined || option.isDisabled ? null : option.label

/** A button that opens a list of options. Users select one option. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden, description, errorMessage, options, placeholder, name, ...rest } = props
  const { variant = 'field', isDisabled = false, isRequired, startsAt, ...others } = rest
  const { value: controlled, defaultValue = null, onChange, className, ...root } = others
  const [value, setValue] = useControlledState(controlled, defaultValue, onChange)
  const labelId = useId()
  const valueId = useId()
  const hintId = useId()
  const errorId = useId()
  const isInvalid = Boolean(errorMessage)
  const { isOpen, setOpen, triggerRef, overlayId, triggerProps } = useLazyOverlay({
    kind: 'listbox',
    preload: loadList,
  })
  const letters = useTypedLetters()
  const chosen = options.find((option) => option.value === value)
  const choose = (key: string | null | undefined) => {
    const next = options.find((option) => option.value === key)
    if (next && next.value !== value) setValue(next.value)
  }
  const onKeyDown: ButtonProps['onKeyDown'] = (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      choose(neighbour(options, value, event.key === 'ArrowLeft' ? -1 : 1)?.value)
    } else {
      if (isLetter(event)) {
        const index = options.findIndex((option) => option.value === value)
        const to = typeAhead(options.length, (at) => enabledLabel(options[at]), index, letters(event.key))
        if (to !== null) choose(options[to]?.value)
      }
      triggerProps.onKeyDown(event)
    }
  }
  const described = [Boolean(description) && hintId, isInvalid && errorId].filter(Boolean).join(' ')
  return (
    <div
      {...root}
      className={classNames(fieldClassName, className)}
      data-variant={variant}
      data-open={isOpen || undefined}
    >
      <Provider
        values={[
          [LabelContext, { id: labelId, elementType: 'span' }],
          [TextContext, { slots: { description: { id: hintId } } }],
        ]}
      >
        <Field {...{ label, isLabelHidden, description, isRequired }}>
          <Button
            {...triggerProps}
            className={css.trigger[variant]}
            isDisabled={isDisabled}
            aria-labelledby={`${valueId} ${labelId}`}
            aria-describedby={described || undefined}
            data-invalid={isInvalid || undefined}
            onKeyDown={onKeyDown}
          >
            {chosen?.before}
            <span
              id={valueId}
              className={css.value}
              data-placeholder={chosen === undefined || undefined}
              data-has-sign={(variant === 'quiet' && chosen?.before !== undefined) || undefined}
            >
              {chosen?.label ?? placeholder}
            </span>
            <Icon icon={ChevronDown} size={variant === 'inline' ? 14 : 16} />
          </Button>
        </Field>
      </Provider>
      {isInvalid && (
        <span id={errorId} className={fieldErrorClassName}>
          {errorMessage}
        </span>
      )}
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
      {isOpen && (
        <Suspense fallback={null}>
          <SelectList
            id={overlayId}
            {...{ labelId, options, value, triggerRef, isOpen }}
            startsAt={startsAt}
            onOpenChange={setOpen}
            onChoose={(key) => {
              choose(key)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
