import { newPasswordProblems } from '@spadestik/domain/validation'
import { Button } from '@spadestik/ui/Button'
import { Form } from '@spadestik/ui/Form'
import { PasswordField } from '@spadestik/ui/PasswordField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { RequestFailure } from '../../problems/RequestFailure'
import { useFormFields } from '../../forms/useFormFields'
import { messages } from '../Account.messages'

interface NewPasswordFormProps {
  label: string
  /** Whether the button is as wide as the fields. @default false */
  isButtonWide?: boolean
  save: (password: string) => Promise<unknown>
  onSaved: () => void
}

/** Asks twice for a new password (V02). */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { label, isButtonWide = false, save, onSaved } = props
  const { formatMessage } = useIntl()
  const state = useState({ password: '', repeated: '' })
  const { values, field, form, problem, submit } = useFormFields(state, {
    check: newPasswordProblems,
    labels: { password: formatMessage(messages.password), repeated: formatMessage(messages.repeated) },
    live: 'always',
  })
  return (
    <Form {...form} aria-label={label} onSubmit={() => void submit(() => save(values.password), onSaved)}>
      <RequestFailure problem={problem}>
        {formatMessage(problem?.kind === 'tokenInvalid' ? messages.linkUsed : messages.saveFailed)}
      </RequestFailure>
      <PasswordField {...field('password')} autoComplete="new-password" isRequired />
      <PasswordField {...field('repeated')} autoComplete="new-password" isRequired />
      <div>
        <Button type="submit" variant="primary" isFullWidth={isButtonWide} isPending={form.isSubmitting}>
          {formatMessage(messages.save)}
        </Button>
      </div>
    </Form>
  )
}
