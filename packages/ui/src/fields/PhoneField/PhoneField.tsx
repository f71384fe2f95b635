import { useIntl } from 'react-intl'
import type { TextFieldProps } from '../TextField/TextField'
import { TextField } from '../TextField/TextField'
import * as css from './PhoneField.css'
import { phoneFieldMessages as messages } from './PhoneField.messages'

/** A phone number as it is typed. */
export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'before' | 'hiddenDescription' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'
> {
  value: string
  /** Called with the text as it was typed; adding the calling code is the caller's rule. */
  onChange: (value: string) => void
  /** The calling code of the country without its plus; it stands before a number that has none of its own. */
  callingCode: number
}

/**
 * Takes a phone number and shows which calling code one without a plus will get.
 *
 * @source specification 5
 */
export function PhoneField({ callingCode, value, autoComplete = 'tel', ...rest }: PhoneFieldProps) {
  const { formatMessage } = useIntl()
  const hasOwnCode = /^\s*(\+|00)/.test(value)
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      value={value}
      before={
        !hasOwnCode && (
          <span className={css.code} aria-hidden>
            +{callingCode}
          </span>
        )
      }
      hiddenDescription={hasOwnCode ? undefined : formatMessage(messages.code, { code: `+${callingCode}` })}
    />
  )
}
