import { Star } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '../IconButton/IconButton'
import * as css from './StarButton.css'
import { starButtonMessages as messages } from './StarButton.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a star button. */
export interface StarButtonProps extends RootProps<HTMLSpanElement> {
  /** The name of the item. Screen readers announce it with the button. */
  itemName: string
  /** Whether the item is on a list. Undefined while that is unknown; the star then has no state. */
  isStarred: boolean | undefined
  /**
   * Called when the user presses the star. The parent then opens a dialog in which the user selects the lists
   * of the item.
   */
  onPress: () => void
  /** Whether the star cannot be pressed. */
  isDisabled?: boolean
  /**
   * Whether the star is faded because the user has not paid for lists. `onPress` should then open the
   * paywall.
   */
  isPaywalled?: boolean
  /** The height. `small` is for the rows and cards of search results. @default 'small' */
  size?: 'medium' | 'small'
}

/** A button that puts an item on a list (I01). A filled star means that the item is on a list. */
export function StarButton({
  itemName,
  isStarred,
  onPress,
  isDisabled,
  isPaywalled = false,
  size = 'small',
  className,
  ...root
}: StarButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <span
      {...root}
      className={classNames(css.star, className)}
      data-starred={isStarred || undefined}
      data-paywalled={isPaywalled || undefined}
    >
      <IconButton
        icon={Star}
        isFilled={isStarred === true}
        label={formatMessage(isStarred === true ? messages.change : messages.add, { name: itemName })}
        aria-pressed={isStarred}
        size={size}
        isDisabled={isDisabled}
        onPress={onPress}
      />
    </span>
  )
}
