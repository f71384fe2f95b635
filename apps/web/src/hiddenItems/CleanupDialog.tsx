import { HiddenItemsCleanupModal } from '@spadestik/ui/HiddenItemsCleanupModal'
import { useState } from 'react'
import { useHiddenItems } from '../api/hiddenItems'
import { useColleagues, usePeople } from '../api/people'
import { useDialogForm } from '../forms/useDialogForm'
import { DialogData } from '../resources/DialogData'

interface CleanupDialogProps {
  onClose: () => void
  onDone: (count: number) => void
}

/** Stops hiding finished items, such as completed projects, for the user or for all colleagues (B01). */
export function CleanupDialog(props: CleanupDialogProps) {
  return (
    <DialogData resources={[useColleagues()]} onClose={props.onClose}>
      <Cleanup {...props} />
    </DialogData>
  )
}

function Cleanup({ onClose, onDone }: CleanupDialogProps) {
  const { cleanUp } = useHiddenItems()
  const people = usePeople()
  const { submit, submission } = useDialogForm()
  const [isForAll, setForAll] = useState(false)

  return (
    <HiddenItemsCleanupModal
      isOpen
      onClose={onClose}
      hasColleagues={people.length > 1}
      isForAll={isForAll}
      onForAllChange={setForAll}
      onSubmit={(forAll) => void submit(async () => onDone(await cleanUp(forAll)), onClose)}
      {...submission}
    />
  )
}
