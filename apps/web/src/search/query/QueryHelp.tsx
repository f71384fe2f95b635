import { IconButton } from '@spadestik/ui/IconButton'
import { Popover } from '@spadestik/ui/Popover'
import { CircleHelp } from 'lucide-react'
import { lazy, Suspense } from 'react'

const QueryExamples = lazy(async () => ({ default: (await import('./QueryExamples')).QueryExamples }))

interface QueryHelpProps {
  label: string
  /** Called with an example to search for. */
  onTry: (text: string) => void
}

/** The button beside the free text with its examples, which are open at first (S22). */
export function QueryHelp({ label, onTry }: QueryHelpProps) {
  return (
    <Popover
      trigger={<IconButton icon={CircleHelp} label={label} />}
      label={label}
      defaultOpen
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
