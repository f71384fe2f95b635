import type { Schemas } from '@spadestik/api-client'
import { defaultMailTime, freeName, oneLine, timesToSave, timingOf } from '@spadestik/domain/agents'
import { alertKindsBody, completeAlertKinds } from '@spadestik/domain/alerts'
import { limits } from '@spadestik/domain/limits'
import { preselectedUsers, usersToSave } from '@spadestik/domain/sharing'
import { titledProblems } from '@spadestik/domain/validation'
import type { SettingsDraft } from '@spadestik/ui/ListSettingsModal'
import { ListSettingsModal } from '@spadestik/ui/ListSettingsModal'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ReminderSelect } from '../forms/ReminderSelect'
import { messages } from '../forms/ReminderSelect.messages'
import { useReminders } from '../api/deadlines'
import { beginListEdit, useLists } from '../api/lists'
import { useColleagues, usePeople } from '../api/people'
import { alertPresetOptions } from '../forms/alertPresetOptions'
import { useDialogForm } from '../forms/useDialogForm'
import { DialogData } from '../resources/DialogData'
import { SmallResource } from '../resources/FailedPart'
import { useOwnTimeNote } from '../forms/useOwnTimeNote'
import { useSession } from '../session/SessionContext'

interface ListSettingsDialogProps {
  list: Schemas['List'] | null
  onClose: () => void
  onDeleted?: () => void
}

/** Settings without `alertKinds` mean that the list gets the default again. */
const defaultKinds = { alertKinds: undefined }

const nothing = { projects: [], procurements: [], companies: [] }

/**
 * Creates, changes or deletes a list (M04), and sets the user's own reminder of the list's deadlines (Z09).
 */
export function ListSettingsDialog(props: ListSettingsDialogProps) {
  return (
    <DialogData resources={[useColleagues()]} onClose={props.onClose}>
      <ListSettings {...props} />
    </DialogData>
  )
}

function ListSettings({ list, onClose, onDeleted }: ListSettingsDialogProps) {
  const { formatMessage } = useIntl()
  const mailTimeNote = useOwnTimeNote(list)
  const { state } = useSession()
  const people = usePeople()
  const { data: lists, create, save: saveList, remove } = useLists()
  const deleting = useDialogForm()
  const { daysOf, save: saveReminder, ...reminders } = useReminders(list !== null)
  const subject = { listId: list?.id ?? null, procurementId: null }
  const [chosenReminder, setReminder] = useState<Schemas['ReminderDays'] | null>()
  const savedReminder = daysOf(subject)
  const reminder = chosenReminder === undefined ? savedReminder : chosenReminder
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  const [begun] = useState(() => (list === null ? null : beginListEdit(list)))
  const [draft, setDraft] = useState<SettingsDraft>({
    name: list?.name ?? '',
    mailTime: list === null ? defaultMailTime : timingOf(list),
    alertKinds: completeAlertKinds(list?.alertKinds, 'list'),
    userIds: preselectedUsers(ownId, list?.paUserIds),
  })
  const others = (lists ?? []).flatMap((one) => (one.id === list?.id ? [] : [one.name]))
  const colleagueIds = people.filter(({ isSelf }) => !isSelf).map(({ id }) => id)
  const problems = titledProblems({ ...draft, colleagueCount: colleagueIds.length })
  const { submit, submission, errorOf, messageOf } = useDialogForm(problems)

  async function save(): Promise<unknown> {
    const settings = {
      name: oneLine(draft.name),
      ...(list === null ? { mailTime: draft.mailTime } : timesToSave(list, draft.mailTime)),
      ...alertKindsBody(draft.alertKinds, 'list'),
      paUserIds: usersToSave(draft.userIds, ownId, colleagueIds),
    }
    if (list === null || begun === null) return create({ ...nothing, ...settings })
    // Save the reminder before the settings. The new settings can remove the user from the list, and the user
    // may then no longer set a reminder of the list.
    if (reminder !== savedReminder) await saveReminder(subject, reminder)
    return saveList(list, { ...begun.seen, ...defaultKinds, ...settings }, begun)
  }

  const closeDeleted = () => {
    onClose()
    onDeleted?.()
  }

  const reminderSelect = (
    <ReminderSelect
      value={reminder}
      onChange={setReminder}
      description={formatMessage(messages.hint)}
      isDisabled={reminders.data === undefined || submission.isSubmitting}
    />
  )
  return (
    <ListSettingsModal
      isOpen
      draft={draft}
      onDraftChange={setDraft}
      onClose={onClose}
      isNew={list === null}
      {...(list && { savedName: list.name })}
      people={people}
      mailTimeNote={mailTimeNote}
      // Keep the name of a list as it is until the user changes it.
      proposedName={draft.name === list?.name ? null : freeName(draft.name, others)}
      nameMaxLength={limits.nameMaxLength}
      alertPresets={alertPresetOptions('list')}
      nameError={errorOf('name')}
      usersError={messageOf('users')}
      isSubmitDisabled={problems.users !== undefined}
      onSubmit={() => void submit(save, onClose)}
      {...submission}
      moreFields={
        list !== null && (
          <SmallResource resource={reminders} placeholder={reminderSelect}>
            {() => reminderSelect}
          </SmallResource>
        )
      }
      onDelete={list === null ? undefined : () => void deleting.submit(() => remove(list.id), closeDeleted)}
      isDeleting={deleting.submission.isSubmitting}
      deleteErrorMessage={deleting.submission.errorMessage}
    />
  )
}
