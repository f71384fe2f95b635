import type { Schemas } from '@spadestik/api-client'
import { Card } from '@spadestik/ui/Card'
import { useIntl } from 'react-intl'
import * as css from './ItemPage.css'
import { messages } from './ItemPage.messages'

/** The images of an item; nothing where there are none. */
export function ItemImages({ files }: { files: readonly Schemas['File'][] }) {
  const { formatMessage } = useIntl()
  const images = files.filter(({ image, link }) => image && link !== null)
  if (images.length === 0) return null
  return (
    <Card title={formatMessage(messages.images)} isTitleOutside isFlush>
      <div className={css.images}>
        {images.map(({ id, name, link }) => (
          <img
            key={id}
            className={css.image}
            src={link ?? ''}
            alt={name}
            loading="lazy"
            width={360}
            height={240}
          />
        ))}
      </div>
    </Card>
  )
}
