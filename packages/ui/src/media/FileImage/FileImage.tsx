import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './FileImage.css'

/** Width by height of the place an image takes. */
export type ImageShape = '1x1' | '3x2' | '3x1' | '1x2'

/** An image that may be missing. */
export interface FileImageProps {
  /** The address of the image; null where there is none. */
  src: string | null
  /** What the image shows; empty where it is decoration. */
  alt: string
  shape: ImageShape
  /** Whether the whole image shows, as for a logo, rather than filling its place. @default false */
  isContained?: boolean
}

/**
 * Shows an image in a place of fixed shape, and a drawn stand-in where it is missing or does not arrive.
 *
 * @source specification 3
 */
export function FileImage({ src, alt, shape, isContained = false }: FileImageProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (src === null || src === failed) {
    return (
      <span
        className={css.place}
        data-shape={shape}
        data-missing
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <Icon icon={Building2} size={28} />
      </span>
    )
  }
  return (
    <span className={css.place} data-shape={shape}>
      <img
        className={css.image}
        data-contained={isContained || undefined}
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
        ref={(image) => {
          // An image of a page rendered on a server may have failed before anybody listened.
          if (image?.complete && image.naturalWidth === 0) setFailed(src)
        }}
      />
    </span>
  )
}
