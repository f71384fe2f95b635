import type { ReactNode } from 'react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi'
import { Button } from '../../src/actions/Button/Button'
import { DeleteModal } from '../../src/dialogs/DeleteModal/DeleteModal'
import { FilterPanel } from '../../src/layout/FilterPanel/FilterPanel'
import { Modal } from '../../src/dialogs/Modal/Modal'
import { Sidebar } from '../../src/layout/Sidebar/Sidebar'
import { TextField } from '../../src/fields/TextField/TextField'
import { describeDialogPattern } from './patterns/describeDialogPattern'
import { ignore } from './samples/Sample'

function Opened({ children }: { children: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      {children(isOpen, () => setIsOpen(false))}
    </>
  )
}

describeDialogPattern('Modal', () =>
  renderUi(
    <Opened>
      {(isOpen, onClose) => (
        <Modal isOpen={isOpen} onClose={onClose} data title="Sample" submitLabel="Save" onSubmit={onClose}>
          {() => <TextField label="Name" />}
        </Modal>
      )}
    </Opened>,
  ),
)

describeDialogPattern(
  'DeleteModal',
  () =>
    renderUi(
      <Opened>
        {(isOpen, onClose) => (
          <DeleteModal isOpen={isOpen} onClose={onClose} data title="Sample" onDelete={onClose}>
            {() => 'It disappears for everybody.'}
          </DeleteModal>
        )}
      </Opened>,
    ),
  'alertdialog',
)

test('[G03] DeleteModal is an alert dialog, described by its question', async () => {
  await renderUi(
    <DeleteModal isOpen data title="Sample" onClose={ignore} onDelete={ignore}>
      {() => 'It disappears for everybody.'}
    </DeleteModal>,
  )
  const dialog = page.getByRole('alertdialog', { name: 'Sample' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog).toHaveAccessibleDescription(/disappears for everybody/)
})

describeDialogPattern('Sidebar', () =>
  renderUi(
    <Opened>
      {(isOpen, onClose) => (
        <Sidebar isOpen={isOpen} onClose={onClose} title="Sample">
          <TextField label="Name" />
        </Sidebar>
      )}
    </Opened>,
  ),
)

describeDialogPattern('FilterPanel on a narrow screen', async () => {
  await page.viewport(400, 800)
  return renderUi(
    <Opened>
      {(isOpen, onClose) => (
        <FilterPanel isOpen={isOpen} onOpenChange={onClose} resultCount={3} title="Sample">
          <TextField label="Name" />
        </FilterPanel>
      )}
    </Opened>,
  )
})
