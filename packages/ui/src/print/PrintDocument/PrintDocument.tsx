import type { ReactNode } from 'react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Logo } from '../../graphics/Logo/Logo'
import * as css from './PrintDocument.css'
import { printDocumentMessages as messages } from './PrintDocument.messages'
import { pageRule, pageTokens } from './pageRule'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a printed document. */
export interface PrintDocumentProps extends RootProps<HTMLElement> {
  /** The line above the name, for example with the kind and the number of the item. */
  kicker: ReactNode
  /** The name of the item, as the heading of the document. */
  name: string
  /** The introduction below the name. */
  lead?: string | null
  /** Whether the item is in preparation. If so, a label below the name says this. */
  isInPreparation?: boolean
  /** The address of the item's page. It is printed at the bottom of every page. */
  link: string
  /** The day of printing, as formatted text. */
  printedOn: string
  /**
   * Whether several documents are printed together. Each then has pages of its own, and only its own address
   * at the bottom of them. @default false
   */
  isOneOfSeveral?: boolean
  /** The sections, as PrintSection elements. */
  children: ReactNode
}

/**
 * A printed document in A4 with margins and a title. The bottom of every page shows the address of the item,
 * the day of printing and the page number (X01). If several documents are rendered one after another, each
 * begins on a new page. They then need `isOneOfSeveral`.
 */
export function PrintDocument(props: PrintDocumentProps) {
  const {
    kicker,
    name,
    lead,
    isInPreparation = false,
    link,
    printedOn,
    isOneOfSeveral = false,
    ...others
  } = props
  const { children, ...rest } = others
  const { className, style, ...root } = rest
  const page = `document${useId().replaceAll(/\W/g, '')}`
  const { formatMessage } = useIntl()
  const printed = formatMessage(messages.printed, { date: printedOn })
  const foot = { left: link, middle: printed, right: formatMessage(messages.page, pageTokens) }
  return (
    <article
      {...root}
      className={classNames(css.sheet, className)}
      style={isOneOfSeveral ? { page, ...style } : style}
    >
      <style>{pageRule(isOneOfSeveral ? page : null, foot)}</style>
      <header className={css.head}>
        <div className={css.brand}>
          <Logo />
          <span>{printed}</span>
        </div>
        <p className={css.kicker}>{kicker}</p>
        <h1 className={css.name} dir="auto">
          {name}
        </h1>
        {lead !== undefined && lead !== null && lead !== '' && (
          <p className={css.lead} dir="auto">
            {lead}
          </p>
        )}
        {isInPreparation && <p className={css.warning}>{formatMessage(messages.inPreparation)}</p>}
      </header>
      {children}
    </article>
  )
}
