import { IconButton } from '@spadestik/ui/IconButton'
import { Popover } from '@spadestik/ui/Popover'
import { CircleHelp } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { lazyPart } from '../../api/client/lazyPart'
import { keepFocus } from '../../routing/keepFocus'

const QueryExamples = lazyPart(async () => (await import('./QueryExamples')).QueryExamples)

interface QueryHelpProps {
  label: string
  onTry: (text: string) => void
}

/**
 * The help button beside the free text. Its examples are open initially, because the user has pressed its
 * placeholder to load it (S22).
 */
export function QueryHelp({ label, onTry }: QueryHelpProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Popover
      trigger={<IconButton ref={button} icon={CircleHelp} label={label} />}
      label={label}
      defaultOpen
      // This button has replaced the placeholder that the user pressed. The popover would return the focus to
      // the placeholder.
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
