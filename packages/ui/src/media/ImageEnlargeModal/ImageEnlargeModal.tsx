import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../actions/IconButton/IconButton'
import { Modal } from '../../dialogs/Modal/Modal'
import { FileImage } from '../FileImage/FileImage'
import * as css from './ImageEnlargeModal.css'
import { imageEnlargeModalMessages as messages } from './ImageEnlargeModal.messages'
import type { RootProps } from '../../styles/RootProps'

/** An image that can be enlarged. */
export interface EnlargedImage {
  id: number | string
  /** The address of the image, or null if the image is missing. */
  src: string | null
  /** The alternative text. It is also the name of the dialog. */
  alt: string
}

/** The props of a dialog that enlarges an image. */
export interface ImageEnlargeModalProps extends RootProps<HTMLElement> {
  /** All images between which users can move. */
  images: readonly EnlargedImage[]
  /**
   * The id of the visible image. If it is null, the dialog is closed. If no image has this id, the dialog
   * calls `onClose`.
   */
  currentId: EnlargedImage['id'] | null
  /** Called with the id of the image to which the user moves. */
  onCurrentIdChange: (id: EnlargedImage['id']) => void
  /** Called when the user closes the dialog, with a button, with Escape or by a press on the backdrop. */
  onClose: () => void
}

/**
 * A dialog that shows an image as large as the screen allows, with buttons for the previous and the next
 * image (M07).
 */
export function ImageEnlargeModal({
  images,
  currentId,
  onCurrentIdChange,
  ...modal
}: ImageEnlargeModalProps) {
  const { formatMessage } = useIntl()
  const index = images.findIndex(({ id }) => id === currentId)
  const go = (step: number) => {
    const next = images[(index + step + images.length) % images.length]
    if (next) onCurrentIdChange(next.id)
  }
  const hasOthers = index >= 0 && images.length > 1
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    const forward = getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1
    if (key === 'ArrowLeft') go(-forward)
    if (key === 'ArrowRight') go(forward)
  })
  // Handle arrow keys on the whole page. The focus cannot leave the dialog, so this affects nothing else.
  useEffect(() => {
    if (!hasOthers) return undefined
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [hasOthers])
  return (
    <Modal
      {...modal}
      isOpen={currentId !== null}
      data={images[index]}
      title={images[index]?.alt}
      size="large"
    >
      {({ src, alt }) => (
        <>
          {src === null ? (
            <FileImage src={null} alt={alt} shape="3x1" />
          ) : (
            <img className={css.image} src={src} alt={alt} />
          )}
          {hasOthers && (
            <div className={css.bar}>
              <IconButton
                icon={ChevronLeft}
                label={formatMessage(messages.previous)}
                hasTooltip={false}
                guardMs={0}
                onPress={() => go(-1)}
              />
              <output className={css.position}>
                {formatMessage(messages.position, { place: index + 1, count: images.length })}
              </output>
              <IconButton
                icon={ChevronRight}
                label={formatMessage(messages.next)}
                hasTooltip={false}
                guardMs={0}
                onPress={() => go(1)}
              />
            </div>
          )}
        </>
      )}
    </Modal>
  )
}
