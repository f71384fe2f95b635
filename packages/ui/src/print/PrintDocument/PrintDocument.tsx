import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Logo } from '../../graphics/Logo/Logo'
import { pageTokens } from './cssString'
import * as css from './PrintDocument.css'
import { printDocumentMessages as messages } from './PrintDocument.messages'
import { pageRule } from './pageRule'

/** What is printed on sheets of A4. */
export interface PrintDocumentProps {
  /** What kind of thing it is about, its number and its state, in a line over the name. */
  kicker: ReactNode
  name: string
  /** The first words about it. */
  lead?: string | null
  /** Whether it is in preparation, which is said below the name. */
  isInPreparation?: boolean
  /** The address of its page, at the foot of every sheet. */
  link: string
  /** The day of printing, already written for its reader. */
  printedOn: string
  children: ReactNode
}

/**
 * Sets a document on A4: margins, its name, and at the foot of every sheet its address, the day and the page.
 *
 * @source specification 2
 */
export function PrintDocument(props: PrintDocumentProps) {
  const { kicker, name, lead, isInPreparation = false, link, printedOn, children } = props
  const { formatMessage } = useIntl()
  const printed = formatMessage(messages.printed, { date: printedOn })
  const foot = { left: link, middle: printed, right: formatMessage(messages.page, pageTokens) }
  return (
    <article className={css.sheet}>
      <style>{pageRule(foot)}</style>
      <header className={css.head}>
        <div className={css.brand}>
          <Logo />
          <span>{printed}</span>
        </div>
        <p className={css.kicker}>{kicker}</p>
        <h1 className={css.name}>{name}</h1>
        {lead !== undefined && lead !== null && lead !== '' && <p className={css.lead}>{lead}</p>}
        {isInPreparation && <p className={css.warning}>{formatMessage(messages.inPreparation)}</p>}
      </header>
      {children}
    </article>
  )
}
