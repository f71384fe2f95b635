import { defaultMailTime } from '@spadestik/domain/agents'
import type { ApiProblem } from '@spadestik/api-client'
import { holds, moveToList } from '@spadestik/domain/lists'
import { isShared } from '@spadestik/domain/sharing'
import { useState } from 'react'
import { asProblem } from '../data/asProblem'
import { useLists } from '../data/useLists'
import { useSession } from '../session/SessionContext'
import type { NamedItem } from './ItemActionsContext'

const countOf = (list: { projects: unknown[]; procurements: unknown[]; companies: unknown[] }): number =>
  list.projects.length + list.procurements.length + list.companies.length

/** The state of the dialog that puts an item on exactly one list. */
export function useAddToList(item: NamedItem | null, onDone: () => void) {
  const { state } = useSession()
  const { data: lists = [], create, save } = useLists()
  const [chosenId, choose] = useState<number | null>(null)
  const [isSubmitting, setSubmitting] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [savedNames, setSavedNames] = useState<readonly string[]>([])

  function close(): void {
    choose(null)
    setProblem(null)
    setSavedNames([])
    onDone()
  }

  /** The chosen list is saved first and the others after it, so that a failure never loses the item. */
  async function submit(targetId: number): Promise<void> {
    if (item === null) return
    setSubmitting(true)
    setProblem(null)
    const saved: string[] = []
    try {
      for (const list of moveToList(lists, targetId, item)) {
        await save(list)
        saved.push(list.name)
      }
      close()
    } catch (error) {
      setSavedNames(saved)
      setProblem(asProblem(error))
    } finally {
      setSubmitting(false)
    }
  }

  async function createNamed(name: string): Promise<void> {
    if (state.status !== 'signedIn') return
    setProblem(null)
    try {
      const draft = { name, projects: [], procurements: [], companies: [], paUserIds: [state.user.id] }
      choose((await create({ ...draft, mailTime: defaultMailTime })).id)
    } catch (error) {
      setProblem(asProblem(error))
    }
  }

  const choices = lists.map((list) => ({
    id: list.id,
    name: list.name,
    count: countOf(list),
    isShared: isShared(list),
    hasItem: item !== null && holds(list, item),
  }))
  const current = choices.find(({ hasItem }) => hasItem)
  return {
    choices,
    chosenId: chosenId ?? current?.id ?? null,
    choose,
    close,
    submit,
    createNamed,
    isSubmitting,
    problem,
    savedNames,
  }
}
