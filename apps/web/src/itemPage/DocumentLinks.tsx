import type { Schemas } from '@spadestik/api-client'
import { Card } from '@spadestik/ui/Card'
import { Link } from '@spadestik/ui/Link'
import { useIntl } from 'react-intl'
import * as css from './ItemPage.css'
import { messages } from './ItemPage.messages'

/** The documents of an item as links; nothing where there are none. */
export function DocumentLinks({ files }: { files: readonly Schemas['File'][] }) {
  const { formatMessage } = useIntl()
  const documents = files.filter(({ image, link }) => !image && link !== null)
  if (documents.length === 0) return null
  return (
    <Card title={formatMessage(messages.documents)}>
      <ul className={css.links}>
        {documents.map(({ id, name, extension, link }) => (
          <li key={id}>
            <Link href={link ?? ''} target="_blank" rel="noreferrer">
              {`${name}.${extension}`}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
