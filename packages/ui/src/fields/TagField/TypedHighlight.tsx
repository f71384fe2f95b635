import { use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Highlight } from '../../text/Highlight/Highlight'

/** Marks what is typed within an option; it reads that by itself, since options are not rendered anew for it. */
export function TypedHighlight({ text }: { text: string }) {
  return <Highlight text={text} typed={use(ComboBoxStateContext)?.inputValue ?? ''} />
}
