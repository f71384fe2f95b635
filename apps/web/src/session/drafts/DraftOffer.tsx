import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { Link } from '@spadestik/ui/Link'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useDraftOffers } from './DraftOffersContext'
import * as css from './DraftOffer.css'
import { messages } from './DraftOffer.messages'

/** Offers unsaved text from an ended session, with a link to the page where it was written (Z03). */
export function DraftOffer() {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const { drafts, accept, discard } = useDraftOffers()
  const offered = new Map(drafts.map(({ path, title }) => [path, title]))
  // The open page already shows its unsaved text in its form.
  offered.delete(pathname)
  if (offered.size === 0) return null
  return (
    <div className={css.place}>
      <Alert
        title={formatMessage(messages.draftsTitle)}
        actions={
          <Button size="small" variant="quiet" onPress={discard}>
            {formatMessage(messages.discardDrafts)}
          </Button>
        }
      >
        {formatMessage(messages.drafts)}
        <ul className={css.pages}>
          {[...offered].map(([path, title]) => (
            <li key={path}>
              <Link href={path} onPress={() => accept(path)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
