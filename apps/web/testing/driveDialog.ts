import type { OperationId } from '@spadestik/api-client'
import type { operations } from '@spadestik/api-client/schema'
import { HttpResponse } from 'msw'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page } from 'vitest/browser'
import type { AnswerTo } from './answer'
import { answer } from './answer'
import { shortenTimeouts } from './shortenTimeouts'
import { worker } from './worker'

/** The statuses of an operation's failures that leave the session as it is; the others lead to the login. */
type FailureOf<Id extends OperationId> = Exclude<
  keyof operations[Id]['responses'],
  200 | 201 | 204 | 401 | 481 | 482 | 498
>

/** For each documented failure, what the dialog says; the record is complete, so that none can be forgotten. */
export type Failures<Id extends OperationId> = Readonly<Record<FailureOf<Id>, string>>

interface DialogDrive<Id extends OperationId> {
  readonly operation: Id
  readonly failures: Failures<Id>
  /** What the call that succeeds is answered; left out, the example of the contract. */
  readonly success?: AnswerTo<Id>
  /** The button that sends. */
  readonly submit: Locator
  /** Makes sure that what was typed or chosen is still there. */
  readonly isKept: () => Promise<void>
}

type AnyDrive = Pick<DialogDrive<OperationId>, 'submit' | 'isKept'>

const offline = 'The service cannot be reached. Check your connection and try again.'

const dialogs = () => page.getByRole('dialog').or(page.getByRole('alertdialog'))

async function isToldAndUsable(message: string, { submit, isKept }: AnyDrive): Promise<void> {
  await expect
    .poll(() =>
      page
        .getByRole('alert')
        .elements()
        .some((alert) => alert.textContent?.includes(message)),
    )
    .toBe(true)
  await expect.element(submit).toBeEnabled()
  await expect.element(submit).not.toHaveAttribute('aria-disabled', 'true')
  await isKept()
}

/**
 * Drives an open dialog through every documented failure, a service that does not answer in time and one that
 * cannot be reached, and after all of them to its success. Each failure is told, keeps what was typed, and can
 * be tried again.
 *
 * @source specification 8 (Contextual handling)
 */
export async function driveDialog<Id extends OperationId>(drive: DialogDrive<Id>): Promise<void> {
  const { operation, failures, success, submit } = drive
  const statuses = Object.entries(failures) as unknown as [string, string][]
  for (const [status, message] of statuses) {
    worker.use(answer(operation, () => new HttpResponse(null, { status: Number(status) })))
    await submit.click()
    await isToldAndUsable(message, drive)
  }

  worker.use(answer(operation, () => HttpResponse.error()))
  await submit.click()
  await isToldAndUsable(offline, drive)

  const timeout = shortenTimeouts()
  const { promise, resolve: release } = Promise.withResolvers<void>()
  worker.use(
    answer(operation, async () => {
      await promise
      return HttpResponse.error()
    }),
  )
  await submit.click()
  await isToldAndUsable(offline, drive)
  expect(timeout).toHaveBeenCalledWith(30_000)
  timeout.mockRestore()
  release()

  worker.use(success === undefined ? answer(operation) : answer(operation, success))
  await submit.click()
  await expect.element(dialogs()).not.toBeInTheDocument()
}
