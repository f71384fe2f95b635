import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../actions/IconButton/IconButton'
import type { TextFieldProps } from '../TextField/TextField'
import { TextField } from '../TextField/TextField'
import { passwordFieldMessages as messages } from './PasswordField.messages'

/** The props of a password field. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'before'>

/** A field for a password, with a button that shows and hides the password. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const { formatMessage } = useIntl()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...rest}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={formatMessage(isShown ? messages.hide : messages.show)}
          size="small"
          hasTooltip={false}
          guardMs={0}
          isDisabled={rest.isDisabled}
          onPress={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
