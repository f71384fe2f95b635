import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'
import { screenTitle } from '../styles/text.css'
import * as css from './ShortcutList.css'
import { messages } from './ShortcutList.messages'

/** The keyboard shortcuts, in the order in which a user needs them during a search. */
const shortcuts: readonly { readonly keys: readonly string[]; readonly does: MessageDescriptor }[] = [
  { keys: ['Ctrl K', '⌘ K'], does: messages.palette },
  { keys: ['Enter'], does: messages.search },
  { keys: ['Space'], does: messages.mark },
  { keys: ['←', '→'], does: messages.branch },
  { keys: ['↑', '↓'], does: messages.rows },
  { keys: ['Home', 'End'], does: messages.firstAndLast },
  { keys: ['Esc'], does: messages.close },
]

export function ShortcutList() {
  const { formatMessage } = useIntl()
  return (
    <section aria-labelledby="shortcuts">
      <h2 id="shortcuts" className={screenTitle}>
        {formatMessage(messages.title)}
      </h2>
      <dl className={css.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does.id} className={css.line}>
            <dt className={css.keys}>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{formatMessage(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
