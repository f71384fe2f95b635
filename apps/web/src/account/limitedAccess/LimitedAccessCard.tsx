import { Card } from '@spadestik/ui/Card'
import { useIntl } from 'react-intl'
import { CodeForm } from './CodeForm'
import { CodeRequestForm } from './CodeRequestForm'
import { messages } from './LimitedAccess.messages'
import { useLimitedAccessForm } from './useLimitedAccessForm'

/** Lets a visitor request limited access or a new code, and then enter the code from the e-mail (W05). */
export function LimitedAccessCard() {
  const { formatMessage } = useIntl()
  const { form, toggle, askForCode, enterCode } = useLimitedAccessForm(() => location.reload())
  return (
    <Card title={formatMessage(messages.title)}>
      {form.step === 'code' || form.step === 'open' ? (
        <CodeForm form={form} onComplete={(mail, code) => void enterCode(mail, code)} onStartAgain={toggle} />
      ) : (
        <CodeRequestForm
          isNew={form.step === 'new'}
          mail={form.mail}
          error={form.error}
          isSending={form.isSending}
          onToggle={toggle}
          onSubmit={(name, mail) => void askForCode(name, mail)}
        />
      )}
    </Card>
  )
}
