import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import { useBottomBar } from '../../styles/bottomBars/useBottomBar'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import { Toolbar } from '../IconBar/Toolbar'
import { IconButton } from '../IconButton/IconButton'
import * as css from './SelectionBar.css'
import { selectionBarMessages as messages } from './SelectionBar.messages'

/** The props of a selection bar. */
export interface SelectionBarProps extends RootProps<HTMLDivElement> {
  /** The number of selected items. If it is 0, the bar is hidden, but `announcement` is still announced. */
  count: number
  /** Clears the selection. Called when the user presses the button for this, or Escape in the bar. */
  onClear: () => void
  /** The buttons of the actions. */
  children: ReactNode
  /** The text that screen readers announce instead of the count, such as why the selection was cleared. */
  announcement?: string
}

/**
 * A toolbar with the actions on the selected items. It stays at the foot of the screen while the rows scroll,
 * and it moves no rows when it appears. Screen readers announce each change of the count.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { count, onClear, children, announcement, className, ref, ...root } = props
  const { formatMessage } = useIntl()
  const counted = formatMessage(messages.selected, { count })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is a shortcut for the button that clears the selection
    <div
      {...root}
      ref={useBottomBar('tools', ref)}
      className={classNames(css.foot, className)}
      onKeyDown={({ key, target, currentTarget }) => {
        // Ignore keys in an open menu of the bar, which React also reports here. In the menu, Escape must
        // close only the menu.
        if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) onClear()
      }}
    >
      <output className={visuallyHidden}>{announcement ?? (count > 0 && counted)}</output>
      {count > 0 && (
        <Toolbar aria-label={formatMessage(messages.label)} className={css.bar}>
          <span className={css.start}>
            <IconButton icon={X} size="small" label={formatMessage(messages.clear)} onPress={onClear} />
            <span className={css.count}>{counted}</span>
          </span>
          <span className={css.actions}>{children}</span>
        </Toolbar>
      )}
    </div>
  )
}
