import { Search, X } from 'lucide-react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { useIntl } from 'react-intl'
import type { FieldWords } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import { Icon } from '../Icon/Icon'
import { IconButton } from '../IconButton/IconButton'
import { Select } from '../Select/Select'
import type { SelectOption } from '../Select/SelectOption'
import { control, controlInput } from '../styles/control.css'
import * as css from './SearchField.css'
import { searchFieldMessages as messages } from './SearchField.messages'

/** Free text, and what it is looked for in. */
export interface SearchFieldProps<Mode extends string = string>
  extends
    FieldWords,
    Omit<
      AriaSearchFieldProps,
      'className' | 'style' | 'children' | 'render' | 'validate' | 'validationBehavior'
    > {
  placeholder?: string
  /** What the text may be looked for in; without it there is no choice. */
  modes?: readonly SelectOption<Mode>[]
  mode?: Mode
  onModeChange?: (mode: Mode) => void
}

/**
 * Takes free text; Enter calls `onSubmit`, Escape and the cross clear it, and a choice at the end says what
 * is looked for.
 *
 * @source specification 2
 */
export function SearchField<Mode extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  placeholder,
  modes,
  mode,
  onModeChange,
  ...rest
}: SearchFieldProps<Mode>) {
  const { formatMessage } = useIntl()
  return (
    <AriaSearchField
      {...rest}
      isInvalid={rest.isInvalid ?? Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldClassName}
    >
      <Field {...{ label, isLabelHidden, description, errorMessage }}>
        <Group className={control} role="presentation" isDisabled={rest.isDisabled}>
          <span className={css.sign}>
            <Icon icon={Search} />
          </span>
          <Input className={controlInput} placeholder={placeholder} />
          <span className={css.clear}>
            <IconButton
              icon={X}
              label={formatMessage(messages.clear)}
              size="small"
              iconSize={14}
              hasTooltip={false}
            />
          </span>
          {modes && mode !== undefined && (
            <span className={css.mode}>
              <Select
                label={formatMessage(messages.mode)}
                isLabelHidden
                variant="inline"
                options={modes}
                value={mode}
                isDisabled={rest.isDisabled}
                onChange={(next) => onModeChange?.(next)}
              />
            </span>
          )}
        </Group>
      </Field>
    </AriaSearchField>
  )
}
