import {
  Check,
  CircleAlert,
  CircleHelp,
  Ellipsis,
  Eye,
  EyeOff,
  Link2,
  Mail,
  Printer,
  Share2,
  Star,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../IconButton/IconButton'
import type { MenuEntry } from '../Menu/MenuEntry'
import { Menu } from '../Menu/Menu'
import { StarButton } from '../StarButton/StarButton'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './IconBar.css'
import { iconBarMessages as messages } from './IconBar.messages'
import { TallButton } from './TallButton'
import { Toolbar } from './Toolbar'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of an icon bar. */
export interface IconBarProps extends RootProps<HTMLDivElement> {
  /** The name of the item. Screen readers announce it with the bar. */
  itemName: string
  /** Whether the item is on a list. Undefined while that is unknown; the star then has no state. */
  isStarred: boolean | undefined
  /** Whether the user hides the item from searches. */
  isHiddenItem: boolean
  /**
   * Called when the user presses the star. The parent then opens the dialog in which the user chooses a list.
   */
  onStar: () => void
  /**
   * Called when the user wants to hide the item, or to stop hiding it. Leave out if the item cannot be
   * hidden.
   */
  onHide?: () => void
  /** Prints the item. Leave out if the item cannot be printed. */
  onPrint?: () => void
  /** Explains why the user got mails about the item, or why not. Leave out if there is no explanation. */
  onExplain?: (() => void) | undefined
  /** Called when the user shares by mail. The parent then opens a mail with the link. */
  onShareByMail: () => void
  /**
   * Called when the user copies the link. The parent reports the result by `isLinkCopied` or `hasCopyFailed`.
   */
  onCopyLink: () => void
  /** Whether the link was just copied. The bar shows a confirmation while this is true. */
  isLinkCopied?: boolean
  /** Whether copying the link failed. The bar shows an error while this is true. */
  hasCopyFailed?: boolean
  /**
   * Whether the actions are locked because the user has not paid for access. The handlers are still called
   * and should open the paywall.
   */
  isPaywalled?: boolean
  /** More entries for the menu of the bar. */
  extraEntries?: readonly MenuEntry[]
  /** More buttons at the end of the bar. */
  children?: ReactNode
  /**
   * `compact` shows a star, a print button and a menu, for a row of a table. `labelled` shows every action
   * with its label, for a page. @default 'compact'
   */
  variant?: 'compact' | 'labelled'
}

/**
 * A toolbar that stars, hides, prints and shares an item (I01). The bar is one tab stop, and arrow keys move
 * between its buttons.
 */
export function IconBar(props: IconBarProps) {
  const { itemName, isStarred, isHiddenItem, onStar, onHide, onPrint, onExplain, ...rest } = props
  const { onShareByMail, onCopyLink, isLinkCopied = false, hasCopyFailed = false, ...others } = rest
  const { isPaywalled = false, extraEntries = [], variant = 'compact', children, className, ...root } = others
  const { formatMessage } = useIntl()
  const hintId = useId()
  const copied = isLinkCopied ? messages.linkCopied : hasCopyFailed ? messages.copyFailed : undefined
  const share: MenuEntry[] = [
    { id: 'mail', label: formatMessage(messages.shareByMail), icon: Mail, onPress: onShareByMail },
    {
      id: 'copy',
      label: formatMessage(copied ?? messages.copyLink),
      icon: isLinkCopied ? Check : hasCopyFailed ? CircleAlert : Link2,
      onPress: onCopyLink,
    },
  ]
  const item = { itemName, isStarred, isHiddenItem, onStar, onHide, onPrint, onExplain }
  const actions = { ...item, isLinkCopied, hasCopyFailed, share, extraEntries }
  return (
    <>
      <Toolbar
        {...root}
        aria-label={formatMessage(messages.label, { name: itemName })}
        aria-describedby={isPaywalled ? hintId : root['aria-describedby']}
        className={classNames(css.bar, className)}
        data-variant={variant}
        data-paywalled={isPaywalled || undefined}
      >
        {variant === 'compact' ? <CompactActions {...actions} /> : <LabelledActions {...actions} />}
        {children}
      </Toolbar>
      {isPaywalled && (
        <span id={hintId} hidden>
          {formatMessage(onExplain ? messages.paywalledOthers : messages.paywalled)}
        </span>
      )}
      <output className={visuallyHidden}>{copied && formatMessage(copied)}</output>
    </>
  )
}

type ActionsProps = Pick<
  IconBarProps,
  | 'itemName'
  | 'isStarred'
  | 'isHiddenItem'
  | 'onStar'
  | 'onHide'
  | 'onPrint'
  | 'onExplain'
  | 'isLinkCopied'
  | 'hasCopyFailed'
> & { share: readonly MenuEntry[]; extraEntries: readonly MenuEntry[] }

function CompactActions(props: ActionsProps) {
  const { formatMessage } = useIntl()
  const entries: MenuEntry[] = [...props.share, ...props.extraEntries]
  if (props.onExplain) {
    const label = formatMessage(messages.explainLong)
    entries.push({ id: 'explain', label, icon: CircleHelp, onPress: props.onExplain })
  }
  if (props.onHide) {
    entries.unshift({
      id: 'hide',
      label: formatMessage(props.isHiddenItem ? messages.unhideLong : messages.hideLong),
      icon: props.isHiddenItem ? Eye : EyeOff,
      onPress: props.onHide,
    })
  }
  return (
    <>
      <StarButton itemName={props.itemName} isStarred={props.isStarred} onPress={props.onStar} />
      {props.onPrint && (
        <IconButton
          icon={Printer}
          size="small"
          label={formatMessage(messages.printLong)}
          onPress={props.onPrint}
        />
      )}
      <Menu label={formatMessage(messages.more)} entries={entries}>
        <IconButton icon={Ellipsis} size="small" label={formatMessage(messages.more)} />
      </Menu>
    </>
  )
}

function LabelledActions(props: ActionsProps) {
  const { formatMessage } = useIntl()
  const hideIcon: LucideIcon = props.isHiddenItem ? Eye : EyeOff
  return (
    <>
      <TallButton
        icon={Star}
        isPressed={props.isStarred}
        isFilled={props.isStarred === true}
        label={formatMessage(messages.list)}
        onPress={props.onStar}
      />
      {props.onHide && (
        <TallButton
          icon={hideIcon}
          isPressed={props.isHiddenItem}
          label={formatMessage(props.isHiddenItem ? messages.unhide : messages.hide)}
          onPress={props.onHide}
        />
      )}
      {props.onPrint && (
        <TallButton icon={Printer} label={formatMessage(messages.print)} onPress={props.onPrint} />
      )}
      {props.onExplain && (
        <TallButton
          isFree
          icon={CircleHelp}
          label={formatMessage(messages.explain)}
          onPress={props.onExplain}
        />
      )}
      <Menu label={formatMessage(messages.share)} entries={[...props.share, ...props.extraEntries]}>
        <TallButton
          icon={props.isLinkCopied ? Check : props.hasCopyFailed ? CircleAlert : Share2}
          label={formatMessage(messages.share)}
        />
      </Menu>
    </>
  )
}
