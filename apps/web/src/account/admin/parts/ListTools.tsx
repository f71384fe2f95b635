import { SearchField } from '@spadestik/ui/SearchField'
import type { ReactNode } from 'react'
import { actions } from '../../parts/boxes.css'
import { head } from '../../../frame/PageHead.css'

interface ListToolsProps {
  /** What the field searches. */
  label: string
  text: string
  onTextChange: (text: string) => void
  /** Buttons for the list as a whole. */
  children?: ReactNode
}

/** The longest text that the service searches. */
const longestText = 100

/** The buttons above a list of administrators, and the field that searches it. */
export function ListTools({ label, text, onTextChange, children }: ListToolsProps) {
  return (
    <div className={head}>
      {Boolean(children) && <div className={actions}>{children}</div>}
      <SearchField
        label={label}
        isLabelHidden
        placeholder={label}
        maxLength={longestText}
        value={text}
        onChange={onTextChange}
      />
    </div>
  )
}
