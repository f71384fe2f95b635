import type { AgentSettings } from '@spadestik/domain/agents'
import { limits } from '@spadestik/domain/limits'
import { usersToSave } from '@spadestik/domain/sharing'
import { isValid, titledProblems } from '@spadestik/domain/validation'
import { useState } from 'react'
import { usePeople } from '../api/people'
import { useFieldProblemText } from '../forms/useFieldProblemText'

/** The typed settings of an agent, what is wrong with them, and what they become when they are saved. */
export function useAgentSettings({ name, mailTime, paUserIds }: AgentSettings) {
  const textOf = useFieldProblemText()
  const people = usePeople()
  const [draft, setDraft] = useState({ name, mailTime, userIds: paUserIds })
  const [isChecked, setChecked] = useState(false)
  const problems = titledProblems({ ...draft, colleagueCount: people.length - 1 })
  const ownId = people.find(({ isSelf }) => isSelf)?.id ?? 0
  return {
    fields: {
      draft,
      onDraftChange: setDraft,
      people,
      nameMaxLength: limits.nameMaxLength,
      nameError: isChecked && problems.name !== undefined ? textOf(problems.name) : undefined,
      // An agent without people cannot be saved, and says so at once.
      usersError: problems.users && textOf(problems.users),
      isSubmitDisabled: problems.users !== undefined,
    },
    /** The settings to save, or null where something has to be mended first; from then on that is said. */
    check(): AgentSettings | null {
      setChecked(true)
      if (!isValid(problems)) return null
      const companyIds = people.map(({ id }) => id)
      return { ...draft, paUserIds: usersToSave(draft.userIds, ownId, companyIds) }
    },
  }
}
