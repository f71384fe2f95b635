import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MailTime } from '../../fields/MailTimeField/MailTimeField'
import { MailTimeField } from '../../fields/MailTimeField/MailTimeField'
import { TextField } from '../../fields/TextField/TextField'
import type { PickedPerson } from '../../fields/UserPicker/UserPicker'
import { UserPicker } from '../../fields/UserPicker/UserPicker'
import type { AlertChoices, AlertPresetOption } from '../AlertKinds/AlertKinds'
import { AlertKinds } from '../AlertKinds/AlertKinds'
import { settingsFieldsMessages as messages } from './SettingsFields.messages'

/** The settings of an agent (a saved search) or a list. */
export interface SettingsDraft {
  name: string
  mailTime: MailTime
  /** When each kind of change is mailed. The field is shown only if `alertPresets` is given too. */
  alertKinds?: AlertChoices
  /** The ids of the people who share the agent or the list. */
  userIds: readonly number[]
}

/** The props of the settings fields. */
export interface SettingsFieldsProps {
  /** Called with the changed draft after each change of a field. */
  onDraftChange: (draft: SettingsDraft) => void
  /** The user and the colleagues. If there are no colleagues, the field for people is left out. */
  people: readonly PickedPerson[]
  /** The maximum number of characters in a name. */
  nameMaxLength: number
  /** The prepared sets of choices for `alertKinds`, such as "only new items". */
  alertPresets?: readonly AlertPresetOption[]
  /** A remark on how often mails are sent, such as that the user has unsubscribed. */
  mailTimeNote?: ReactNode
  /** The error message about the name. */
  nameError?: ReactNode
  /** The error message about the selected people. */
  usersError?: ReactNode
}

/**
 * The fields that the settings of agents (saved searches) and of lists have in common. They are the name, how
 * often mails are sent, and who receives them.
 */
export function SettingsFields({
  draft,
  onDraftChange,
  people,
  nameMaxLength,
  alertPresets,
  mailTimeNote,
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
        description={mailTimeNote}
        value={draft.mailTime}
        onChange={(mailTime) => onDraftChange({ ...draft, mailTime })}
        isDisabled={isDisabled}
      />
      {draft.alertKinds && alertPresets && (
        <AlertKinds
          value={draft.alertKinds}
          presets={alertPresets}
          onChange={(alertKinds) => onDraftChange({ ...draft, alertKinds })}
          isDisabled={isDisabled || draft.mailTime === 'never'}
        />
      )}
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
