import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '../../actions/Link/Link'
import { Logo } from '../../graphics/Logo/Logo'
import { Select } from '../../fields/Select/Select'
import * as css from './Footer.css'
import { footerMessages as messages } from './Footer.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** A column of links with a title. */
export interface FooterColumn {
  title: string
  links: readonly { href: string; label: string }[]
}

/** A language that users can select. */
export interface LanguageChoice {
  id: number
  /** The name of the language in the language itself, such as "Dansk". */
  nativeName: string
}

/** The props of the footer. */
export interface FooterProps extends RootProps<HTMLElement> {
  /** The groups of links, in the order shown. */
  columns: readonly FooterColumn[]
  /** The languages to offer, each with its name in the language itself. */
  languages: readonly LanguageChoice[]
  /** The id of the selected language, if the parent controls it. */
  languageId?: number
  /** The id of the language that is selected initially, if the parent does not control it. */
  defaultLanguageId?: number
  /** Called with the id of the selected language. */
  onLanguageChange?: (id: number) => void
  /** The error message if the language could not be changed. */
  languageError?: ReactNode
}

/** The footer of every page, with links and a language picker that is sorted by native names (F01). */
export function Footer({
  columns,
  languages,
  languageId,
  defaultLanguageId,
  onLanguageChange,
  languageError,
  className,
  ...root
}: FooterProps) {
  const { formatMessage } = useIntl()
  const sorted = [...languages].sort((a, b) => a.nativeName.localeCompare(b.nativeName))
  return (
    <footer
      {...root}
      className={classNames(css.footer, className)}
      aria-label={formatMessage(messages.label)}
    >
      <div className={css.inner}>
        <div className={css.own}>
          <Logo />
          <div className={css.language}>
            <Select
              label={formatMessage(messages.language)}
              variant="compact"
              errorMessage={languageError}
              value={languageId?.toString()}
              defaultValue={defaultLanguageId?.toString()}
              onChange={(id) => onLanguageChange?.(Number(id))}
              options={sorted.map(({ id, nativeName }) => ({ value: String(id), label: nativeName }))}
            />
          </div>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={css.title}>{title}</h2>
            <ul className={css.links}>
              {links.map(({ href, label }) => (
                <li key={label}>
                  <Link href={href} variant="plain">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
