import * as css from './Skeleton.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a skeleton. */
export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** The number of text lines to reserve. @default 1 */
  lines?: number
  /** The height of a line in px. @default 20 */
  lineHeight?: number
  /** The width of the last line, such as `60%`. */
  width?: string
  /**
   * `text` reserves lines of text. `block` fills its container, for example the frame of a picture. @default
   * 'text'
   */
  shape?: 'text' | 'block'
}

/**
 * A placeholder that reserves the space of loading content, so that nothing moves when the content arrives.
 * It is hidden from assistive technology.
 */
export function Skeleton({
  lines = 1,
  lineHeight = 20,
  width,
  shape = 'text',
  className,
  ...root
}: SkeletonProps) {
  return (
    <span {...root} className={classNames(css.skeleton, className)} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={css.line}
          data-shape={shape}
          style={{
            blockSize: shape === 'block' ? lineHeight : lineHeight * 0.6,
            marginBlock: shape === 'block' ? 0 : lineHeight * 0.2,
            inlineSize:
              line === lines - 1 && width !== undefined
                ? width
                : `${lines === 1 ? 100 : 92 - ((line * 17) % 40)}%`,
          }}
        />
      ))}
    </span>
  )
}
