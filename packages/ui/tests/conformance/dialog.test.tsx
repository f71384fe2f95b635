import type { ReactNode } from 'react'
import { useState } from 'react'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi'
import { Button } from '../../src/actions/Button/Button'
import { FilterPanel } from '../../src/layout/FilterPanel/FilterPanel'
import { Modal } from '../../src/dialogs/Modal/Modal'
import { Sidebar } from '../../src/layout/Sidebar/Sidebar'
import { TextField } from '../../src/fields/TextField/TextField'
import { describeDialogPattern } from './patterns/describeDialogPattern'

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
