import { Collapse } from '@spadestik/ui/Collapse'
import { prose } from '../app/text.css'
import { collapsedHeight } from './collapsedHeight'

/** A longer text, which a phone shows the beginning of. @source specification 2 (Procurement page) */
export function TextSection({ children }: { children: string }) {
  return (
    <Collapse maxHeight={collapsedHeight} below="tablet">
      <p className={prose}>{children}</p>
    </Collapse>
  )
}
