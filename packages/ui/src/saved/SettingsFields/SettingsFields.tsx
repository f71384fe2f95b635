import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MailTime } from '../../fields/MailTimeField/MailTimeField'
import { MailTimeField } from '../../fields/MailTimeField/MailTimeField'
import { TextField } from '../../fields/TextField/TextField'
import type { PickedPerson } from '../../fields/UserPicker/UserPicker'
import { UserPicker } from '../../fields/UserPicker/UserPicker'
import { settingsFieldsMessages as messages } from './SettingsFields.messages'

/** The settings of an agent or a list. */
export interface SettingsDraft {
  name: string
  mailTime: MailTime
  /** The ids of the people who share the agent or the list. */
  userIds: readonly number[]
}

/** The props of the settings fields. */
export interface SettingsFieldsProps {
  onDraftChange: (draft: SettingsDraft) => void
  /** The user and the colleagues. If there are no colleagues, the field for people is left out. */
  people: readonly PickedPerson[]
  /** The maximum number of characters in a name. */
  nameMaxLength: number
  nameError?: ReactNode
  usersError?: ReactNode
}

/**
 * The fields that agents and lists have in common: a name, how often mails are sent, and who receives them.
 */
export function SettingsFields({
  draft,
  onDraftChange,
  people,
  nameMaxLength,
  nameError,
  usersError,
  isDisabled,
}: SettingsFieldsProps & { draft: SettingsDraft; isDisabled?: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <TextField
        label={formatMessage(messages.name)}
        value={draft.name}
        onChange={(name) => onDraftChange({ ...draft, name })}
        maxLength={nameMaxLength}
        errorMessage={nameError}
        isDisabled={isDisabled}
        isRequired
      />
      <MailTimeField
        value={draft.mailTime}
        onChange={(mailTime) => onDraftChange({ ...draft, mailTime })}
        isDisabled={isDisabled}
      />
      <UserPicker
        label={formatMessage(messages.users)}
        people={people}
        value={draft.userIds}
        onChange={(userIds) => onDraftChange({ ...draft, userIds })}
        errorMessage={usersError}
        isDisabled={isDisabled}
        isRequired
      />
    </>
  )
}
