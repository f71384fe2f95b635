import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import type { MailTime } from '../../fields/MailTimeField/MailTimeField'
import { MailTimeField } from '../../fields/MailTimeField/MailTimeField'
import { TextField } from '../../fields/TextField/TextField'
import type { PickedPerson } from '../../fields/UserPicker/UserPicker'
import { UserPicker } from '../../fields/UserPicker/UserPicker'
import type { AlertChoices, AlertPresetOption } from '../AlertKinds/AlertKinds'
import { AlertKinds } from '../AlertKinds/AlertKinds'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
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
  /** A free name to offer, because the user already has another agent or list with the name. */
  proposedName?: string | null
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
  proposedName = null,
  nameError,
  usersError,
  isDisabled,
}: SettingsFieldsProps & { draft: SettingsDraft; isDisabled?: boolean }) {
  const { formatMessage } = useIntl()
  const nameTaken = proposedName !== null && formatMessage(messages.nameTaken)
  const nameInput = useRef<HTMLInputElement>(null)
  return (
    <>
      <TextField
        label={formatMessage(messages.name)}
        value={draft.name}
        onChange={(name) => onDraftChange({ ...draft, name })}
        description={nameTaken}
        inputRef={nameInput}
        maxLength={nameMaxLength}
        errorMessage={nameError}
        isDisabled={isDisabled}
        isRequired
      />
      {/* React Aria does not connect a hint that appears while the user types, so it is announced here. */}
      <output className={visuallyHidden}>{nameTaken}</output>
      {proposedName !== null && (
        <div>
          <Button
            size="small"
            isDisabled={isDisabled}
            onPress={() => {
              onDraftChange({ ...draft, name: proposedName })
              // The button disappears, so the focus must not stay on it.
              nameInput.current?.focus()
            }}
          >
            {formatMessage(messages.takeName, { name: proposedName })}
          </Button>
        </div>
      )}
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
