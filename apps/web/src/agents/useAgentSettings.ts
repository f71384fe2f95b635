import type { AgentSettings } from '@spadestik/domain/agents'
import { freeName, timesToSave, timingOf } from '@spadestik/domain/agents'
import { completeAlertKinds } from '@spadestik/domain/alerts'
import { limits } from '@spadestik/domain/limits'
import { usersToSave } from '@spadestik/domain/sharing'
import { titledProblems } from '@spadestik/domain/validation'
import type { SettingsDraft } from '@spadestik/ui/AgentSettingsModal'
import { useState } from 'react'
import { useAgents } from '../api/agents'
import { knownOr } from '../api/cache/knownOr'
import { usePeople } from '../api/people'
import { alertPresetOptions } from '../forms/alertPresetOptions'
import { useDialogForm } from '../forms/useDialogForm'
import { useOwnTimeNote } from '../forms/useOwnTimeNote'

/**
 * Keeps the settings of an agent (a saved search) while the user edits them, and validates them (V02).
 *
 * @param agentId null for a new agent, which begins with a free name
 */
export function useAgentSettings(stored: AgentSettings, agentId: number | null) {
  const { name, alertKinds, paUserIds } = stored
  const people = usePeople()
  const { data: all } = useAgents()
  const others = knownOr(all, []).flatMap((agent) => (agent.id === agentId ? [] : [agent.name]))
  const mailTimeNote = useOwnTimeNote(stored)
  const [draft, setDraft] = useState<SettingsDraft>({
    name: (agentId === null ? freeName(name, others) : null) ?? name,
    mailTime: timingOf(stored),
    alertKinds: completeAlertKinds(alertKinds, 'agent'),
    userIds: paUserIds,
  })
  const problems = titledProblems({ ...draft, colleagueCount: people.length - 1 })
  const { submit, submission, errorOf, messageOf } = useDialogForm(problems)
  const ownId = people.find(({ isSelf }) => isSelf)?.id ?? 0
  return {
    fields: {
      draft,
      onDraftChange: setDraft,
      people,
      mailTimeNote,
      // Keep the name of an agent as it is until the user changes it.
      proposedName: draft.name === name && agentId !== null ? null : freeName(draft.name, others),
      nameMaxLength: limits.nameMaxLength,
      alertPresets: alertPresetOptions('agent'),
      nameError: errorOf('name'),
      // An agent that is shared with nobody cannot be saved. Show this error even before the user submits.
      usersError: messageOf('users'),
      isSubmitDisabled: problems.users !== undefined,
      ...submission,
    },
    /** Sends the settings if they are valid. The form otherwise shows its errors. */
    save(send: (settings: AgentSettings) => Promise<unknown>): void {
      const companyIds = people.map(({ id }) => id)
      const times = timesToSave(stored, draft.mailTime)
      void submit(() =>
        send({ ...draft, ...times, paUserIds: usersToSave(draft.userIds, ownId, companyIds) }),
      )
    },
  }
}
