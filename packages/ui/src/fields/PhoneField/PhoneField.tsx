import { useIntl } from 'react-intl'
import type { TextFieldProps } from '../TextField/TextField'
import { TextField } from '../TextField/TextField'
import * as css from './PhoneField.css'
import { phoneFieldMessages as messages } from './PhoneField.messages'
import { useControlledState } from '../../styles/useControlledState'
import type { ValueProps } from '../../styles/StateProps'

/** The props of a phone field. */
export interface PhoneFieldProps
  extends
    ValueProps<string>,
    Omit<TextFieldProps, 'type' | 'before' | 'hiddenDescription' | 'inputMode' | keyof ValueProps<string>> {
  /** Called with the text exactly as typed. If the text has no calling code, the parent must add it. */
  onChange?: (value: string) => void
  /**
   * The calling code of the country as a number, such as 45. It is shown before a number without a calling
   * code.
   */
  callingCode: number
}

/**
 * A field for a phone number. If the number has no calling code, the field shows which code will be added
 * (V02).
 */
export function PhoneField({
  callingCode,
  value: controlled,
  defaultValue = '',
  onChange,
  autoComplete = 'tel',
  ...rest
}: PhoneFieldProps) {
  const { formatMessage } = useIntl()
  const [value, setValue] = useControlledState(controlled, defaultValue, onChange)
  const hasOwnCode = /^\s*(\+|00)/.test(value)
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      value={value}
      onChange={setValue}
      before={
        !hasOwnCode && (
          <span className={css.code} dir="ltr" aria-hidden>
            +{callingCode}
          </span>
        )
      }
      hiddenDescription={hasOwnCode ? undefined : formatMessage(messages.code, { code: `+${callingCode}` })}
    />
  )
}
