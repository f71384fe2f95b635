import { Collapse } from '@spadestik/ui/Collapse'
import { prose } from '../../styles/text.css'
import { useCollapsedHeight } from './useCollapsedHeight'

/** A long text, collapsed until the user expands it (Q01). */
export function LongText({ children }: { children: string }) {
  return (
    <Collapse maxHeight={useCollapsedHeight()}>
      <p className={prose} dir="auto">
        {children}
      </p>
    </Collapse>
  )
}
