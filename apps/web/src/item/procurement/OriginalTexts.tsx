import { Button } from '@spadestik/ui/Button'
import { Languages } from 'lucide-react'
import { useIntl } from 'react-intl'
import { messages } from './OriginalTexts.messages'

interface OriginalTextsProps {
  /** The language of the notice, two letters of ISO 639-1. */
  language: string
  isShown: boolean
  onChange: (isShown: boolean) => void
}

/** Switches between the buyer's own translation and the texts in the language of the notice. */
export function OriginalTexts({ language, isShown, onChange }: OriginalTextsProps) {
  const { formatMessage, formatDisplayName } = useIntl()
  const name = formatDisplayName(language, { type: 'language' }) ?? language
  return (
    <div>
      <Button variant="quiet" icon={Languages} onPress={() => onChange(!isShown)}>
        {isShown ? formatMessage(messages.translation) : formatMessage(messages.original, { language: name })}
      </Button>
    </div>
  )
}
