import type { Schemas } from '@spadestik/api-client'
import { keysOf } from '@spadestik/domain/records'
import type { FormProblems } from '@spadestik/domain/validation'
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useForm } from '../../../forms/useForm'
import { useProblemText } from '../../../problems/useProblemText'
import { countInTheWay, refusedFields } from '../parts/refusedField'
import type { ProductField } from './productFaults'
import { productFaults, productRules } from './productFaults'
import { messages } from './Products.messages'

type Draft = Schemas['ManagedProductDraft']

const valueOf = ({ code, terms }: Draft, field: ProductField) => (field === 'code' ? code : terms[field])

/**
 * Sends a product that was typed, and says at its fields what is wrong with them.
 *
 * @param fields the element around the fields; a field that the service refuses gets the focus, because it can be out
 *   of view
 */
export function useProductForm(draft: Draft, fields: RefObject<HTMLElement | null>) {
  const { formatMessage } = useIntl()
  const textOf = useProblemText()
  const faults = productFaults(draft)
  const problems: FormProblems<ProductField> = Object.fromEntries(
    Object.keys(faults).map((field) => [field, 'invalid']),
  )
  const { submit, isPending, problem, errorOf } = useForm<ProductField>(problems)
  // What the service has refused. A message goes when its field is changed.
  const [sent, setSent] = useState(draft)
  const refused = keysOf(productRules).filter((field) => refusedFields(problem).includes(field))

  useEffect(() => {
    if (problem !== null) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem, fields])

  /** Returns what is wrong with a field, or undefined. Says nothing before the form is sent. */
  function faultOf(field: ProductField): string | undefined {
    const fault = errorOf(field) === undefined ? undefined : faults[field]
    if (fault !== undefined) return formatMessage(fault)
    if (!refused.includes(field) || valueOf(sent, field) !== valueOf(draft, field)) return undefined
    const count = countInTheWay(problem, field)
    if (field === 'domains' && count !== null) return formatMessage(messages.usersBegin, { count })
    return formatMessage(problem?.kind === 'conflict' ? messages.codeTaken : productRules[field])
  }

  function failureText(): string | undefined {
    if (problem === null || refused.length > 0) return undefined
    return problem.kind === 'conflict' ? formatMessage(messages.changedMeanwhile) : textOf(problem)
  }

  return {
    isPending,
    faultOf,
    failure: failureText(),
    send: async (call: () => Promise<unknown>, onDone: () => void): Promise<void> => {
      setSent(draft)
      await submit(call, onDone)
    },
  }
}
