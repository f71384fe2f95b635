import { use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Highlight } from '../../text/Highlight/Highlight'

/**
 * Marks the typed text within an option. Reads the text from context, because options do not rerender when it
 * changes.
 */
export function TypedHighlight({ text }: { text: string }) {
  return <Highlight text={text} typed={use(ComboBoxStateContext)?.inputValue ?? ''} />
}
