import type { OperationId } from '@spadestik/api-client'
import type { operations } from '@spadestik/api-client/schema'
import { HttpResponse } from 'msw'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page } from 'vitest/browser'
import type { AnswerTo } from './answer'
import { answer } from './answer'
import { holdTimeouts } from './holdTimeouts'
import { worker } from './worker'

/**
 * The failures after which the session continues. Dialogs have no messages for the other failures, because
 * these end the session.
 */
type FailureOf<Id extends OperationId> = Exclude<
  keyof operations[Id]['responses'],
  200 | 201 | 204 | 401 | 481 | 482 | 498
>

type Failures<Id extends OperationId> = Readonly<Record<FailureOf<Id>, string>>

interface DialogDrive<Id extends OperationId> {
  readonly operation: Id
  readonly failures: Failures<Id>
  /** @default the example in the OpenAPI contract */
  readonly success?: AnswerTo<Id>
  readonly submit: Locator
  /** Checks that the dialog still contains what the user has typed. */
  readonly isKept: () => Promise<void>
}

type AnyDrive = Pick<DialogDrive<OperationId>, 'submit' | 'isKept'>

const offline = 'The service cannot be reached. Check your connection and try again.'

const dialogs = () => page.getByRole('dialog').or(page.getByRole('alertdialog'))

async function expectShownAndUsable(message: string, { submit, isKept }: AnyDrive): Promise<void> {
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
 * Submits an open dialog repeatedly. The request fails with each documented status, a timeout and a network
 * error, and finally succeeds. Each failure must show a message, keep the input, and allow a retry (Z03).
 */
export async function driveDialog<Id extends OperationId>(drive: DialogDrive<Id>): Promise<void> {
  const { operation, failures, success, submit } = drive
  const statuses = Object.entries(failures) as unknown as [string, string][]
  for (const [status, message] of statuses) {
    worker.use(answer(operation, () => new HttpResponse(null, { status: Number(status) })))
    await submit.click()
    await expectShownAndUsable(message, drive)
  }

  worker.use(answer(operation, () => HttpResponse.error()))
  await submit.click()
  await expectShownAndUsable(offline, drive)

  const { timeout, expire } = holdTimeouts()
  const received = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  worker.use(
    answer(operation, async () => {
      received.resolve()
      await released.promise
      return HttpResponse.error()
    }),
  )
  await submit.click()
  await received.promise
  expect(timeout).toHaveBeenCalledWith(30_000)
  expire()
  await expectShownAndUsable(offline, drive)
  released.resolve()

  worker.use(success === undefined ? answer(operation) : answer(operation, success))
  await submit.click()
  await expect.element(dialogs()).not.toBeInTheDocument()
}
