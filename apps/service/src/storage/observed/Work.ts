import { AsyncLocalStorage } from 'node:async_hooks'
import type { ItemType } from '@spadestik/domain/search'
import type { MailContent } from '../records/MailContent'
import type { QuotaName } from '../records/QuotaName'

/** An event that is counted. Its parts have few values, and are never personal data or text of a user. */
export type CountedEvent =
  | { readonly name: 'search'; readonly itemType: ItemType; readonly kind: SearchKind }
  | {
      readonly name: 'mail'
      readonly kind: MailContent['kind']
      readonly outcome: 'sent' | 'failed' | 'givenUp'
    }
  | { readonly name: 'refusal'; readonly quota: QuotaName }
  | { readonly name: 'shedding' }

/** What decides how much a search costs: a phrase, words, filters only, or nothing. */
export type SearchKind = 'phrase' | 'words' | 'filters' | 'all'

export interface ObservedStatement {
  /** With placeholders instead of values. */
  readonly text: string
  /** Without the wait for a connection. @unit ms */
  readonly duration: number
  readonly error: unknown
}

/** The traces from which a step follows, each as the text of a header `traceparent`. */
export interface Origin {
  /** The trace that the step continues. By default, that of the current work. */
  readonly parent?: string | null
  /** Other traces that have led to the step. */
  readonly links?: readonly (string | null)[]
}

/** A request or a job that is observed. */
export interface Work {
  /** Its place in a trace, as the text of a header `traceparent`. Null if the trace is not recorded. */
  readonly traceparent: string | null
  readonly count: (event: CountedEvent) => void
  readonly sawStatement: (statement: ObservedStatement) => void
  readonly link: (traceparents: readonly (string | null)[]) => void
  readonly startStep: (name: string, origin: Origin) => ObservedStep
}

export interface ObservedStep {
  readonly work: Work
  /** @param error why the step failed; undefined if it succeeded */
  readonly end: (error?: unknown) => void
}

const current = new AsyncLocalStorage<Work>()

/** Runs a function as part of a piece of work. Without observation there is no work, and nothing to pay for. */
export const runAs = <Result>(work: Work, run: () => Result): Result => current.run(work, run)

export const countEvent = (event: CountedEvent): void => current.getStore()?.count(event)

export const reportStatement = (statement: ObservedStatement): void =>
  current.getStore()?.sawStatement(statement)

/** Returns the text to store beside a row, so that later work can follow from the current. Null without a trace. */
export const currentTraceparent = (): string | null => current.getStore()?.traceparent ?? null

/** Records that the current work follows from other traces. */
export const linkWork = (traceparents: readonly (string | null)[]): void =>
  current.getStore()?.link(traceparents)

/** Runs a step of an observed work, and returns its result. Without observation, just runs it. */
export async function runStep<Result>(
  name: string,
  origin: Origin,
  run: () => Promise<Result>,
): Promise<Result> {
  const step = current.getStore()?.startStep(name, origin)
  return step === undefined ? run() : endAfter(step, run)
}

/** Runs the function of a step, and ends the step with its error. */
export async function endAfter<Result>(step: ObservedStep, run: () => Promise<Result>): Promise<Result> {
  try {
    const result = await runAs(step.work, run)
    step.end()
    return result
  } catch (error) {
    step.end(error)
    throw error
  }
}
