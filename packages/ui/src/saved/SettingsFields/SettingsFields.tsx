import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MailTime } from '../../fields/MailTimeField/MailTimeField'
import { MailTimeField } from '../../fields/MailTimeField/MailTimeField'
import { TextField } from '../../fields/TextField/TextField'
import type { PickedPerson } from '../../fields/UserPicker/UserPicker'
import { UserPicker } from '../../fields/UserPicker/UserPicker'
import { settingsFieldsMessages as messages } from './SettingsFields.messages'

/** What is set of an agent or a list. */
export interface SettingsDraft {
  name: string
  mailTime: MailTime
  /** The ids of those who share it. */
  userIds: readonly number[]
}

/** What a dialog of settings says of its fields. */
export interface SettingsFieldsProps {
  onDraftChange: (draft: SettingsDraft) => void
  /** The reader and the colleagues; without colleagues nothing is shared and the field is left out. */
  people: readonly PickedPerson[]
  /** How many characters a name may have. */
  nameMaxLength: number
  nameError?: ReactNode
  usersError?: ReactNode
}

/** The fields that agents and lists have in common: a name, how often an e-mail is sent, and to whom. */
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
        selectedIds={draft.userIds}
        onSelectionChange={(userIds) => onDraftChange({ ...draft, userIds })}
        errorMessage={usersError}
        isDisabled={isDisabled}
        isRequired
      />
    </>
  )
}
