import { limits } from '@spadestik/domain/limits'
import type { LimitedAccessForm } from '@spadestik/domain/session'
import { isFullCode } from '@spadestik/domain/validation'
import { CodeField } from '@spadestik/ui/CodeField'
import { Link } from '@spadestik/ui/Link'
import { Progress } from '@spadestik/ui/Progress'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './LimitedAccess.messages'
import * as css from './LimitedAccess.css'

interface CodeFormProps {
  form: Extract<LimitedAccessForm, { step: 'code' | 'open' }>
  onComplete: (mail: string, code: string) => void
  onStartAgain: () => void
}

/**
 * Asks for the code that the service has sent by e-mail. The form submits itself after four characters (W05).
 */
export function CodeForm({ form, onComplete, onStartAgain }: CodeFormProps) {
  const { formatMessage } = useIntl()
  const [code, setCode] = useState('')
  if (form.step === 'open') return <Progress label={formatMessage(messages.checking)} />
  const { mail, error, isSending } = form
  return (
    <div className={css.code}>
      <CodeField
        label={formatMessage(messages.code)}
        description={formatMessage(messages.codeText, { mail, minutes: limits.codeMinutes })}
        length={limits.codeLength}
        growsAt={limits.codeBoxWidths}
        value={code}
        takesFocus
        onChange={setCode}
        onComplete={(full) => {
          if (isFullCode(full) && !isSending) onComplete(mail, full)
        }}
        errorMessage={error === null ? undefined : formatMessage(messages[error])}
      />
      {isSending && <Progress label={formatMessage(messages.checking)} />}
      <div>
        <Link onPress={onStartAgain}>{formatMessage(messages.startAgain)}</Link>
      </div>
    </div>
  )
}
