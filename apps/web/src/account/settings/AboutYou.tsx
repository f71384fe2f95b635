import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { settingsProblems, withCallingCode } from '@spadestik/domain/validation'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { Form } from '@spadestik/ui/Form'
import { PhoneField } from '@spadestik/ui/PhoneField'
import { TextField } from '@spadestik/ui/TextField'
import type { FocusEvent } from 'react'
import { useIntl } from 'react-intl'
import { useAppLocale } from '../../locale/LocaleContext'
import { useSaveUser } from '../../api/account/saveUser'
import { RequestFailure } from '../../problems/RequestFailure'
import { useFormFields } from '../../forms/useFormFields'
import { useTimedNotice } from '../../forms/useTimedNotice'
import { useDraft } from '../../session/drafts/useDraft'
import { messages } from './Settings.messages'

/** The user's name, phone number and position. E-mail and company are read-only (U01). */
export function AboutYou({ user }: { user: Schemas['User'] }) {
  const { formatMessage } = useIntl()
  const { domain } = useAppLocale()
  const saveUser = useSaveUser()
  const draft = useDraft('settings', {
    name: user.name,
    phone: user.phone ?? '',
    position: user.position ?? '',
  })
  const { notice, show, hide } = useTimedNotice<'saved'>()
  const { field, form, problem, submit, resetValidation } = useFormFields([draft.fields, draft.change], {
    // Check the number with its calling code, as it will be sent. It would otherwise become valid only when the
    // field is left, and the button would move during the press on it.
    check: ({ phone: typed, ...rest }) =>
      settingsProblems({ ...rest, phone: withCallingCode(typed, domain.callingCode) }),
    labels: {
      name: formatMessage(messages.name),
      phone: formatMessage(messages.phone),
      position: formatMessage(messages.position),
    },
    live: 'onlyOnInvalid',
    words: { name: { required: formatMessage(messages.nameRequired) } },
  })
  const phone = field('phone')

  function completePhone(event: FocusEvent): void {
    const completed = withCallingCode(draft.fields.phone, domain.callingCode)
    if (completed !== draft.fields.phone) phone.onChange(completed)
    phone.onBlur(event)
  }

  async function save(): Promise<void> {
    hide()
    const { name, position } = draft.fields
    const changed = {
      name: name.trim(),
      phone: withCallingCode(draft.fields.phone, domain.callingCode),
      position: position.trim() === '' ? null : position.trim(),
      showPopups: user.showPopups,
    }
    await submit(
      () => saveUser(changed),
      () => {
        draft.clear({ ...changed, position: changed.position ?? '' })
        resetValidation()
        show('saved', limits.settingsConfirmationMs)
      },
    )
  }

  return (
    <Card title={formatMessage(messages.aboutYou)}>
      <Form
        {...form}
        onInvalid={(errors) => {
          hide()
          form.onInvalid(errors)
        }}
        aria-label={formatMessage(messages.aboutYou)}
        onSubmit={() => void save()}
      >
        {draft.isRestored && (
          <Alert
            actions={
              <Button size="small" onPress={() => draft.clear()}>
                {formatMessage(messages.undo)}
              </Button>
            }
          >
            {formatMessage(messages.restored)}
          </Alert>
        )}
        <RequestFailure problem={problem}>{formatMessage(messages.saveFailed)}</RequestFailure>
        <TextField {...field('name')} isRequired autoComplete="name" />
        <TextField
          label={formatMessage(messages.email)}
          description={formatMessage(messages.emailHint)}
          type="email"
          value={user.email}
          isReadOnly
        />
        <PhoneField {...phone} onBlur={completePhone} isRequired callingCode={domain.callingCode} />
        <TextField {...field('position')} autoComplete="organization-title" />
        <TextField label={formatMessage(messages.company)} value={user.company} isReadOnly />
        {notice === 'saved' && <Alert tone="success">{formatMessage(messages.saved)}</Alert>}
        <div>
          <Button type="submit" variant="primary" isPending={form.isSubmitting}>
            {formatMessage(messages.save)}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
