import { IconButton } from '@spadestik/ui/IconButton'
import { Popover } from '@spadestik/ui/Popover'
import { CircleHelp } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { lazyPart } from '../../api/client/lazyPart'
import { keepFocus } from '../../routing/keepFocus'

const QueryExamples = lazyPart(async () => (await import('./QueryExamples')).QueryExamples)

interface QueryHelpProps {
  label: string
  /** Called with an example to search for. */
  onTry: (text: string) => void
}

/**
 * The help button beside the free text. Its examples are open at first, because a press on its placeholder
 * has loaded it (S22).
 */
export function QueryHelp({ label, onTry }: QueryHelpProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Popover
      trigger={<IconButton ref={button} icon={CircleHelp} label={label} />}
      label={label}
      defaultOpen
      // This button has replaced a placeholder, which the user pressed to load the button's code. The popover
      // would return the focus to the placeholder, so focus this button instead.
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
