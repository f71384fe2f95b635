import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import { TextField } from '../../fields/TextField/TextField'
import * as css from './AddToListModal.css'
import { addToListModalMessages as messages } from './AddToListModal.messages'

export function NewList({
  onCreate,
  maxLength,
  isDisabled,
}: {
  onCreate: (name: string) => unknown
  maxLength: number
  isDisabled?: boolean
}) {
  const { formatMessage } = useIntl()
  const [name, setName] = useState<string | null>(null)
  const [isCreating, setIsCreating] = useState(false)
  const [createdCount, setCreatedCount] = useState(0)
  const opener = useRef<HTMLButtonElement>(null)
  // The field that had the focus is gone.
  useEffect(() => {
    if (createdCount > 0) opener.current?.focus()
  }, [createdCount])
  if (name === null) {
    return (
      <div>
        <Button ref={opener} variant="quiet" icon={Plus} isDisabled={isDisabled} onPress={() => setName('')}>
          {formatMessage(messages.newList)}
        </Button>
      </div>
    )
  }
  const trimmed = name.trim()
  const create = async () => {
    if (trimmed === '' || isCreating) return
    setIsCreating(true)
    try {
      if ((await onCreate(trimmed)) === false) return
      setName(null)
      setCreatedCount((count) => count + 1)
    } finally {
      setIsCreating(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter creates the list and must not submit the dialog.
      event.preventDefault()
      void create()
    }
  }
  return (
    <div className={css.newList}>
      <TextField
        label={formatMessage(messages.newListName)}
        value={name}
        onChange={setName}
        onKeyDown={onKeyDown}
        maxLength={maxLength}
        // A disabled field would lose the focus.
        isReadOnly={isDisabled || isCreating}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just pressed the button that this field replaces
        autoFocus
      />
      <Button
        onPress={create}
        isPending={isCreating}
        isDisabled={!isCreating && (isDisabled || trimmed === '')}
      >
        {formatMessage(messages.create)}
      </Button>
    </div>
  )
}
