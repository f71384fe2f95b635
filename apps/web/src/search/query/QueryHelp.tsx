import { IconButton } from '@spadestik/ui/IconButton'
import { Popover } from '@spadestik/ui/Popover'
import { CircleHelp } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { lazyPart } from '../../loading/lazyPart'
import { keepFocus } from '../../routing/keepFocus'

const QueryExamples = lazyPart(async () => (await import('./QueryExamples')).QueryExamples)

interface QueryHelpProps {
  label: string
  onTry: (text: string) => void
}

/**
 * The help button beside the free text (S22). It replaces a placeholder that the user has pressed, so its
 * examples are open at first.
 */
export function QueryHelp({ label, onTry }: QueryHelpProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Popover
      trigger={<IconButton ref={button} icon={CircleHelp} label={label} />}
      label={label}
      defaultOpen
      // Return the focus to this button. The popover would return the focus to the placeholder, which this
      // button has replaced.
      onOpenChange={(isOpen) => {
        if (!isOpen) keepFocus(button.current)
      }}
      placement="bottom end"
    >
      {(close) => (
        <Suspense>
          <QueryExamples
            onTry={(text) => {
              close()
              onTry(text)
            }}
          />
        </Suspense>
      )}
    </Popover>
  )
}
