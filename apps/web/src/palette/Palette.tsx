import { CommandPalette } from '@spadestik/ui/CommandPalette'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './Palette.messages'
import { usePaletteSections } from './usePaletteSections'

/** The command palette, which finds pages, lists, agents, and items by name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState('')
  const { sections, isLoading } = usePaletteSections(typed)
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      inputValue={typed}
      onInputChange={setTyped}
      sections={sections}
      isLoading={isLoading}
      placeholder={formatMessage(messages.placeholder)}
    />
  )
}
