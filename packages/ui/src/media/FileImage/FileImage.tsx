import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './FileImage.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The aspect ratio of an image as width by height. */
export type ImageShape = '1x1' | '3x2' | '3x1' | '1x2'

/** The props of an image that can be missing. */
export interface FileImageProps extends RootProps<HTMLSpanElement> {
  /** The address of the image, or null if there is no image. */
  src: string | null
  /** The alternative text. Use an empty string for a decorative image. */
  alt: string
  /** The aspect ratio of the frame, width by height. */
  shape: ImageShape
  /**
   * Whether the whole image is visible, for example for a logo. Otherwise the image fills its shape and is
   * cropped.
   * @default false
   */
  isContained?: boolean
}

/** An image in a fixed shape. A placeholder replaces an image that is missing or fails to load. */
export function FileImage({ src, alt, shape, isContained = false, className, ...root }: FileImageProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (src === null || src === failed) {
    return (
      <span
        {...root}
        className={classNames(css.place, className)}
        data-shape={shape}
        data-missing
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <Icon icon={Building2} size={28} />
      </span>
    )
  }
  return (
    <span {...root} className={classNames(css.place, className)} data-shape={shape}>
      <img
        className={css.image}
        data-contained={isContained || undefined}
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
        ref={(image) => {
          // Handle an image that failed to load before React added its event handlers. This can happen on a
          // page from the server.
          if (image?.complete && image.naturalWidth === 0) setFailed(src)
        }}
      />
    </span>
  )
}
