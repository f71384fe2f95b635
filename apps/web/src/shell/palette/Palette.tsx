import { CommandPalette } from '@spadestik/ui/CommandPalette'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { messages } from '../../frame/Frame.messages'
import { usePaletteSections } from './usePaletteSections'

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
      placeholder={formatMessage(messages.palette)}
    />
  )
}
