import { FileArchive, FileSpreadsheet, FileText } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Icon } from '../../graphics/Icon/Icon'
import { Link } from '../../actions/Link/Link'
import { Paywalled } from '../Paywalled/Paywalled'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './DocumentList.css'
import { documentListMessages as messages } from './DocumentList.messages'
import type { AnyRootProps, RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

const icons: Record<string, LucideIcon> = {
  zip: FileArchive,
  xls: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  csv: FileSpreadsheet,
}

/** The blurred placeholder for the name of a file that is withheld from the user. */
const placeholderName = 'Udbudsmateriale 1'

/** A file of an item. It opens in a new browser window. */
export interface DocumentLink {
  id: number | string
  name: string
  /** The file extension without a dot, such as `pdf`. An empty string if the extension is unknown. */
  extension: string
  /**
   * The address of the file, or null if the file is withheld from the user. A blurred placeholder then
   * replaces the name, and a press on the placeholder opens the paywall.
   */
  href: string | null
}

/** The props of a document list. */
export interface DocumentListProps extends RootProps<HTMLElement> {
  /** The accessible name of the list. */
  label: string
  /** The documents in the order shown. A document is locked if its `href` is null. */
  documents: readonly DocumentLink[]
  /**
   * Called when the user presses the placeholder of a withheld file. The parent should then open the paywall.
   */
  onUnlock?: () => void
}

/** A list of files as links. A link opens its file in a new browser window (P02). */
export function DocumentList({ label, documents, onUnlock, ...rest }: DocumentListProps) {
  const { className, ...root } = rest as AnyRootProps
  const { formatMessage } = useIntl()
  if (documents.length === 0)
    return (
      <p {...root} className={classNames(css.none, className)}>
        {formatMessage(messages.none)}
      </p>
    )
  return (
    <ul {...root} className={classNames(css.list, className)} aria-label={label}>
      {documents.map(({ id, name, extension, href }) => (
        <li key={id} className={css.document}>
          <Icon icon={icons[extension.toLowerCase()] ?? FileText} />
          <span className={css.text}>
            <Paywalled isLocked={href === null} placeholder={placeholderName} onPress={() => onUnlock?.()}>
              <Link href={href ?? undefined} target="_blank" rel="noreferrer">
                {name}
                <span className={visuallyHidden}> ({formatMessage(messages.newWindow)})</span>
              </Link>
            </Paywalled>
          </span>
          {extension !== '' && <span className={css.kind}>{extension}</span>}
        </li>
      ))}
    </ul>
  )
}
