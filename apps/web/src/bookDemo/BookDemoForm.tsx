import { bookDemo, unwrap } from '@spadestik/api-client'
import { addDays } from '@spadestik/domain/dates'
import { demoProblems, withCallingCode } from '@spadestik/domain/validation'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { DateField } from '@spadestik/ui/DateField'
import { Form } from '@spadestik/ui/Form'
import { PhoneField } from '@spadestik/ui/PhoneField'
import { TextField } from '@spadestik/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useAppLocale } from '../locale/LocaleContext'
import { today } from '../locale/today'
import { useApi } from '../api/client/ApiContext'
import { RequestFailure } from '../problems/RequestFailure'
import { useFormFields } from '../forms/useFormFields'
import { useSession } from '../session/SessionContext'
import { messages } from './BookDemo.messages'
import * as css from './BookDemo.css'

/** A form for booking a demo. It asks whom to call, and on which day (A06, A07). */
export function BookDemoForm() {
  const { formatMessage } = useIntl()
  const client = useApi()
  const { domain } = useAppLocale()
  const { state: session } = useSession()
  const known = session.status === 'signedIn' ? session.user : null
  const visitor = session.status === 'limited' ? session.visitor : null
  const state = useState({
    name: known?.name ?? visitor?.name ?? '',
    companyName: known?.company ?? '',
    email: known?.email ?? visitor?.mail ?? '',
    phone: known?.phone ?? '',
  })
  const [date, setDate] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const { values, field, form, problem, submit, resetValidation } = useFormFields(state, {
    check: ({ phone, ...rest }) =>
      demoProblems({ ...rest, phone: withCallingCode(phone, domain.callingCode) }),
    labels: {
      name: formatMessage(messages.name),
      companyName: formatMessage(messages.companyName),
      email: formatMessage(messages.email),
      phone: formatMessage(messages.phone),
    },
    live: 'onlyOnValid',
  })

  async function send(): Promise<void> {
    const body = {
      name: values.name.trim(),
      companyName: values.companyName.trim(),
      email: values.email.trim(),
      phone: withCallingCode(values.phone, domain.callingCode),
      date,
    }
    await submit(
      () => unwrap(bookDemo(client, { body })),
      () => {
        setSent(true)
        setDate(null)
        resetValidation()
      },
    )
  }

  if (isSent) {
    return (
      <Alert
        tone="success"
        title={formatMessage(messages.sentTitle)}
        actions={
          <Button size="small" onPress={() => setSent(false)}>
            {formatMessage(messages.again)}
          </Button>
        }
      >
        {formatMessage(messages.sent)}
      </Alert>
    )
  }
  return (
    <Form {...form} aria-label={formatMessage(messages.title)} onSubmit={() => void send()}>
      <RequestFailure problem={problem} />
      <div className={css.pair}>
        <TextField {...field('name')} isRequired autoComplete="name" />
        <TextField {...field('companyName')} isRequired autoComplete="organization" />
      </div>
      <div className={css.pair}>
        <TextField {...field('email')} isRequired type="email" autoComplete="email" />
        <PhoneField {...field('phone')} isRequired callingCode={domain.callingCode} />
      </div>
      <DateField
        label={formatMessage(messages.date)}
        description={formatMessage(messages.anyDay)}
        value={date}
        onChange={setDate}
        minValue={addDays(today(), 1)}
      />
      <div>
        <Button type="submit" isPending={form.isSubmitting}>
          {formatMessage(messages.submit)}
        </Button>
      </div>
    </Form>
  )
}
