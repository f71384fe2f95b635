import { IconButton } from '@spadestik/ui/IconButton'
import { Popover } from '@spadestik/ui/Popover'
import { CircleHelp } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const QueryExamples = lazy(async () => ({ default: (await import('./QueryExamples')).QueryExamples }))

interface QueryHelpProps {
  label: string
  /** Called with an example to search for. */
  onTry: (text: string) => void
}

/** The button beside the free text with its examples, which open at once (S22). */
export function QueryHelp({ label, onTry }: QueryHelpProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // This button replaces the pressed one, so it takes the focus, and gets it back when the examples close.
  useEffect(() => {
    button.current?.focus()
    setOpen(true)
  }, [])
  return (
    <Popover
      trigger={<IconButton ref={button} icon={CircleHelp} label={label} />}
      label={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
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
