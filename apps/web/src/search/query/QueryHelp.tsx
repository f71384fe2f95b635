import { IconButton } from '@spadestik/ui/IconButton'
import { Popover } from '@spadestik/ui/Popover'
import { CircleHelp } from 'lucide-react'
import { useIntl } from 'react-intl'
import { messages } from './Query.messages'
import { QueryExamples } from './QueryExamples'

interface QueryHelpProps {
  /** Called with an example to search for. */
  onTry: (text: string) => void
}

/** The button beside the free text that opens the examples (S22). */
export function QueryHelp({ onTry }: QueryHelpProps) {
  const label = useIntl().formatMessage(messages.help)
  return (
    <Popover trigger={<IconButton icon={CircleHelp} label={label} />} label={label} placement="bottom end">
      {(close) => (
        <QueryExamples
          onTry={(text) => {
            close()
            onTry(text)
          }}
        />
      )}
    </Popover>
  )
}
