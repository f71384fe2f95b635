import type { Schemas } from '@spadestik/api-client'
import { requestSubscription, unwrap } from '@spadestik/api-client'
import { subscriptionProblems, withCallingCode } from '@spadestik/domain/validation'
import { Button } from '@spadestik/ui/Button'
import { Form } from '@spadestik/ui/Form'
import { Modal } from '@spadestik/ui/Modal'
import { PhoneField } from '@spadestik/ui/PhoneField'
import { TextField } from '@spadestik/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useAppLocale } from '../../locale/LocaleContext'
import { soft } from '../../styles/text.css'
import { useApi } from '../../api/client/ApiContext'
import { RequestFailure } from '../../problems/RequestFailure'
import { useFormFields } from '../../forms/useFormFields'
import { messages } from './Settings.messages'

interface SubscriptionRequestProps {
  user: Schemas['User']
  onClose: () => void
  onAsked: () => void
}

export function SubscriptionRequest({ user, onClose, onAsked }: SubscriptionRequestProps) {
  const { formatMessage } = useIntl()
  const client = useApi()
  const { callingCode } = useAppLocale().domain
  const state = useState({ name: user.name, phone: user.phone ?? '', email: user.email })
  const { values, field, form, problem, submit } = useFormFields(state, {
    check: ({ phone, ...rest }) =>
      subscriptionProblems({ ...rest, phone: withCallingCode(phone, callingCode) }),
    labels: {
      name: formatMessage(messages.name),
      phone: formatMessage(messages.phone),
      email: formatMessage(messages.email),
    },
    live: 'onlyOnInvalid',
  })

  async function ask(): Promise<void> {
    const body = {
      name: values.name.trim(),
      phone: withCallingCode(values.phone, callingCode),
      email: values.email.trim(),
    }
    await submit(() => unwrap(requestSubscription(client, { body })), onAsked)
  }

  return (
    <Modal
      isOpen
      data
      size="small"
      onClose={onClose}
      isSubmitting={form.isSubmitting}
      title={formatMessage(messages.request)}
      cancelLabel={formatMessage(messages.close)}
    >
      {() => (
        <Form {...form} aria-label={formatMessage(messages.request)} onSubmit={() => void ask()}>
          <p className={soft}>{formatMessage(messages.requestText)}</p>
          <RequestFailure problem={problem}>{formatMessage(messages.askFailed)}</RequestFailure>
          <TextField {...field('name')} isRequired autoComplete="name" />
          <PhoneField {...field('phone')} isRequired callingCode={callingCode} />
          <TextField {...field('email')} isRequired type="email" autoComplete="email" />
          <div>
            <Button type="submit" variant="primary" isPending={form.isSubmitting}>
              {formatMessage(messages.requestSend)}
            </Button>
          </div>
        </Form>
      )}
    </Modal>
  )
}
