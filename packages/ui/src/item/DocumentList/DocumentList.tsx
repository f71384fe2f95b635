import { FileArchive, FileSpreadsheet, FileText } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Icon } from '../../graphics/Icon/Icon'
import { Link } from '../../actions/Link/Link'
import { Paywalled } from '../Paywalled/Paywalled'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './DocumentList.css'
import { documentListMessages as messages } from './DocumentList.messages'

const icons: Record<string, LucideIcon> = {
  zip: FileArchive,
  xls: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  csv: FileSpreadsheet,
}

/** A shape that tells nothing true of a document that its reader may not have. */
const standIn = 'Udbudsmateriale 1'

/** A file that can be opened. */
export interface DocumentLink {
  id: number | string
  name: string
  /** Such as `pdf`, without a full stop; empty where it is unknown. */
  extension: string
  /** Null where the reader may not have it: a blurred stand-in leads to the paywall. */
  href: string | null
}

/** The documents of an item. */
export interface DocumentListProps {
  /** What the list holds, read when it is entered. */
  label: string
  documents: readonly DocumentLink[]
  /** Called by the stand-in of a document without an address. */
  onPaywall?: () => void
}

/**
 * Lists files as links that open in a window of their own.
 *
 * @source specification 2
 */
export function DocumentList({ label, documents, onPaywall }: DocumentListProps) {
  const { formatMessage } = useIntl()
  if (documents.length === 0) return <p className={css.none}>{formatMessage(messages.none)}</p>
  return (
    <ul className={css.list} aria-label={label}>
      {documents.map(({ id, name, extension, href }) => (
        <li key={id} className={css.document}>
          <Icon icon={icons[extension.toLowerCase()] ?? FileText} />
          <span className={css.words}>
            <Paywalled isLocked={href === null} placeholder={standIn} onPress={() => onPaywall?.()}>
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
