import { delay, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse } from '../../../testing/answer'
import { driveDialog } from '../../../testing/driveDialog'
import { bodyFailures, editFailures, commonFailures } from '../../../testing/problemWords'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const note = {
  id: 501,
  title: 'Site visit',
  text: 'Week 49 with Jens.',
  created: '2026-11-17T10:15:00+01:00',
  updated: '2026-11-17T10:15:00+01:00',
  createdBy: 'Anna Lund',
  paUserIds: [1],
  projectId: null,
  procurementId: 91004,
  companyId: null,
}

const dialog = page.getByRole('dialog')
const text = dialog.getByRole('textbox', { name: /^Text/ })
const save = dialog.getByRole('button', { name: 'Save' })
const keepsText = () => expect.element(text).toHaveValue('Bring the drawings')

async function chooseOfNote(action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for the note' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('notes', () => {
  beforeEach(async () => {
    worker.use(answer('getProcurementNotes', [note]))
    await renderApp('/procurement/91004')
    await expect.element(page.getByText('Week 49 with Jens.')).toBeVisible()
  })

  test('[M05] saving a new note can be retried after every failure', async () => {
    await page.getByRole('button', { name: 'Write a note' }).click()
    await text.fill('Bring the drawings')
    await driveDialog({
      operation: 'createNote',
      failures: bodyFailures,
      submit: save,
      isKept: keepsText,
      success: { ...note, id: 502, text: 'Bring the drawings' },
    })
    await expect.element(page.getByText('Bring the drawings')).toBeVisible()
  })

  test('[M05] saving a changed note can be retried after every failure', async () => {
    await chooseOfNote('Edit')
    await text.fill('Bring the drawings')
    await driveDialog({
      operation: 'updateNote',
      failures: editFailures,
      submit: save,
      isKept: keepsText,
      success: { ...note, text: 'Bring the drawings' },
    })
    await expect.element(page.getByText('Week 49 with Jens.')).not.toBeInTheDocument()
  })

  test('[M05] a failed deletion is shown and can be retried', async () => {
    await chooseOfNote('Delete')
    await driveDialog({
      operation: 'deleteNote',
      failures: commonFailures,
      submit: page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }),
      isKept: () => expect.element(page.getByText('Week 49 with Jens.')).toBeVisible(),
    })
    await expect.element(page.getByText('Week 49 with Jens.')).not.toBeInTheDocument()
  })

  test('[M05, G03] the focus stays at the note after its deletion has failed', async () => {
    worker.use(refuse('deleteNote', 500))
    await chooseOfNote('Delete')
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.element(question.getByRole('alert')).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Actions for the note' })).toHaveFocus()
  })

  test('[M05, G03] the focus stays in the notes after the only note is deleted', async () => {
    await chooseOfNote('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByText('Week 49 with Jens.')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Write a note' })).toHaveFocus()
  })

  test('[M05] a saved note shows at once and disappears if saving fails', async () => {
    const { promise, resolve: fail } = Promise.withResolvers<void>()
    worker.use(
      answer('createNote', async () => {
        await promise
        return new HttpResponse(null, { status: 500 })
      }),
    )
    await page.getByRole('button', { name: 'Write a note' }).click()
    await text.fill('Bring the drawings')
    await save.click()
    const written = page.getByRole('article').getByText('Bring the drawings')
    await expect.poll(() => written.elements().length).toBe(1)
    fail()
    await expect.poll(() => written.elements().length).toBe(0)
    await keepsText()
  })

  test('[M05, V02] a blank note, or one without users, is not sent', async () => {
    await page.getByRole('button', { name: 'Write a note' }).click()
    await text.fill('   ')
    await save.click()
    await expect.element(dialog.getByText('The field is required')).toBeVisible()
    await dialog.getByText('Anna Lund (you)').click()
    await expect.element(dialog.getByText('Choose at least one person')).toBeVisible()
    await expect.element(save).toBeDisabled()
  })

  test('[M01] Escape closes the dialog and restores the focus, except while saving', async () => {
    const write = page.getByRole('button', { name: 'Write a note' })
    await write.click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(write).toHaveFocus()

    worker.use(
      answer('createNote', async () => {
        await delay(400)
        return { ...note, id: 503, text: 'Bring the drawings' }
      }),
    )
    await write.click()
    await text.fill('Bring the drawings')
    await save.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('[M05, Z03] a draft is restored after the session has ended and the user has logged in again', async () => {
    worker.use(answer('createNote', () => new HttpResponse(null, { status: 482 })))
    await page.getByRole('button', { name: 'Write a note' }).click()
    await text.fill('Bring the drawings')
    await save.click()
    await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await page.getByRole('textbox', { name: /^E-mail/ }).fill('anna@lund.example')
    await page.getByRole('textbox', { name: /^Password/ }).fill('correct-horse')
    worker.use(answer('getProcurementNotes', [note]))
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('button', { name: 'Write a note' }).click()
    await keepsText()
  })
})
